import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { Readable } from 'node:stream';

/**
 * The fetch of the platform gives up where no header or no further byte comes for five minutes, and cannot be told otherwise: a
 * model on a laptop reads a long prompt for longer than that. This one waits for as long as its caller does.
 */
export const patientFetch: typeof fetch = async (input, init) => {
  const { url, method, headers, signal, body } = new Request(input, init);
  const sent = body === null ? null : Buffer.from(await new Response(body).arrayBuffer());
  return new Promise<Response>((resolve, reject) => {
    const send = url.startsWith('https:') ? secure : plain;
    const outgoing = send(url, { method, headers: Object.fromEntries(headers), signal }, (answer) => {
      const told = Object.entries(answer.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, [value].flat().join(', ')] as [string, string]],
      );
      const content = Readable.toWeb(answer) as ReadableStream<Uint8Array>;
      const status = answer.statusCode ?? 502;
      resolve(new Response(status === 204 || status === 304 ? null : content, { status, headers: told }));
    });
    outgoing.on('error', reject);
    outgoing.end(sent);
  });
};
