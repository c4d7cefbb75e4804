/** More came than was allowed for. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/** A body as text, read no further than `maxBytes`. Throws `TooLargeError`. */
export async function readCapped(answer: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let read = 0;
  for await (const part of answer.body ?? []) {
    const bytes = part as Uint8Array;
    read += bytes.byteLength;
    if (read > maxBytes) throw new TooLargeError(`The answer is longer than ${maxBytes} bytes`);
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}
