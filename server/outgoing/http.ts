import { type IncomingHttpHeaders, type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { createGunzip } from 'node:zlib';
import type { Resolved } from './guard.ts';
import { OutgoingError } from './outgoing-error.ts';

/** One request, and how much of an answer is taken. */
export interface OutgoingRequest {
  readonly url: URL;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly maxBytes: number;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

export interface OutgoingAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The way out: straight to an address that was looked at, straight to wherever the name leads, or through a forward proxy. */
export type Way = { readonly at: Resolved } | { readonly proxy: URL } | 'direct';

/**
 * Sends one request and reads its answer; redirects are the caller's. Throws `OutgoingError` ('unreachable', 'timeout',
 * 'too_large'), and what `signal` was aborted with.
 */
export async function sendHttp(request: OutgoingRequest, way: Way): Promise<OutgoingAnswer> {
  const late = AbortSignal.timeout(request.timeoutMs);
  const signal = AbortSignal.any([request.signal, late]);
  try {
    return await exchange(request, way, signal);
  } catch (error) {
    request.signal.throwIfAborted();
    if (late.aborted) throw new OutgoingError('timeout', `No answer within ${request.timeoutMs / 1_000} s`);
    if (error instanceof OutgoingError) throw error;
    throw new OutgoingError('unreachable', `No connection (${(error as NodeJS.ErrnoException).code ?? 'broken off'})`);
  }
}

const portOf = (url: URL): number => Number(url.port) || (url.protocol === 'https:' ? 443 : 80);

const proxyHeaders = ({ username, password }: URL): Record<string, string> =>
  username === ''
    ? {}
    : {
        'proxy-authorization': `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`,
      };

/** A connection through the proxy to the host behind it, for what is encrypted from end to end. */
function tunnel(proxy: URL, to: URL, signal: AbortSignal): Promise<Duplex> {
  return new Promise((resolve, reject) => {
    const asked = requestHttp({
      host: proxy.hostname,
      port: portOf(proxy),
      method: 'CONNECT',
      path: `${to.hostname}:${portOf(to)}`,
      headers: proxyHeaders(proxy),
      agent: false,
      signal,
    });
    asked.on('connect', (answer, socket) => {
      if (answer.statusCode === 200) return resolve(socket);
      socket.destroy();
      reject(new OutgoingError('unreachable', `The proxy answered ${answer.statusCode}`));
    });
    asked.on('error', reject);
    asked.end();
  });
}

async function optionsFor(url: URL, way: Way, signal: AbortSignal): Promise<RequestOptions> {
  if (way === 'direct') return {};
  if ('at' in way) {
    const { address, family } = way.at;
    return {
      lookup: (_host, options, done) => (options.all ? done(null, [{ address, family }]) : done(null, address, family)),
    };
  }
  const { proxy } = way;
  if (url.protocol === 'http:') {
    const headers = { host: url.host, ...proxyHeaders(proxy) };
    // 'hostname' is what the request reads of an address: with 'host' alone it would go past the proxy.
    return { hostname: proxy.hostname, port: portOf(proxy), path: url.href, headers };
  }
  const socket = await tunnel(proxy, url, signal);
  // An agent, even one of its own, would make another connection, past the proxy.
  const createConnection = () => connectTls({ socket, servername: url.hostname });
  return { agent: undefined, defaultPort: 443, createConnection };
}

async function exchange(request: OutgoingRequest, way: Way, signal: AbortSignal): Promise<OutgoingAnswer> {
  const { url, method = 'GET', headers, body, maxBytes } = request;
  const options = await optionsFor(url, way, signal);
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const asked = send(
      url,
      {
        agent: false,
        ...options,
        method,
        signal,
        headers: { 'accept-encoding': 'gzip', ...headers, ...(options.headers as Record<string, string>) },
      },
      (answer) => {
        readBody(answer, maxBytes).then(
          (read) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: read }),
          reject,
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

/** The body, unpacked: what counts is how large it becomes here, not how small it travelled. */
async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const isPacked = answer.headers['content-encoding'] === 'gzip';
  const stream = isPacked ? answer.pipe(createGunzip()) : answer;
  if (isPacked) answer.on('error', (error) => stream.destroy(error));
  const parts: Buffer[] = [];
  let read = 0;
  try {
    for await (const part of stream) {
      read += (part as Buffer).length;
      if (read > maxBytes) throw new OutgoingError('too_large', `The answer is longer than ${maxBytes} bytes`);
      parts.push(part as Buffer);
    }
  } finally {
    answer.destroy();
  }
  return Buffer.concat(parts);
}
