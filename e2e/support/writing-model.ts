import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A model that answers questions, stopping in the middle until it is told to go on, and finds nothing to doubt in what it said. */
export interface WritingModel {
  readonly url: string;
  goOn(): void;
  close(): Promise<void>;
}

export async function startWritingModel(first: string, rest: string): Promise<WritingModel> {
  const held = new Set<() => void>();
  const refuse = (answer: ServerResponse) => answer.writeHead(422).end('{"error":{"message":"No"}}');
  const undoubted = (answer: ServerResponse) =>
    answer.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        id: 'd',
        object: 'chat.completion',
        created: 1,
        model: 'm',
        choices: [{ index: 0, message: { role: 'assistant', content: '{"unsupported":[]}' }, finish_reason: 'stop' }],
      }),
    );
  const server = createServer(async (incoming, answer) => {
    let body = '';
    for await (const piece of incoming) body += piece;
    const { stream, response_format, messages } = JSON.parse(body);
    if (response_format?.json_schema?.name === 'doubt') return undoubted(answer);
    if (!stream || response_format?.json_schema?.name !== 'answer') return refuse(answer);
    const { parts } = JSON.parse(messages.at(-1).content.split('\n')[1]) as { parts: { id: string }[] };
    const say = (content: string, finish_reason: string | null = null) =>
      answer.write(
        `data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`,
      );
    answer.writeHead(200, { 'content-type': 'text/event-stream' });
    const json = JSON.stringify({ answer: `${first} ${rest}`, parts: [parts[0]?.id] });
    // Within the next sentence: a sentence is not heard before it is plain that no citation follows it.
    const cut = json.indexOf(rest) + 3;
    say(json.slice(0, cut));
    await new Promise<void>((resolve) => held.add(resolve));
    say(json.slice(cut), 'stop');
    answer.end('data: [DONE]\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    goOn() {
      for (const go of held) go();
      held.clear();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
