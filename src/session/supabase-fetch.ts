/**
 * What the library fetches with. An answer that is not the service's (a hotel's page, a 5xx) is silence. A letter may be opened
 * in any browser: where no proof of this one is wanted, the library's is taken off again, since it adds one to every letter.
 */
export function guardedFetch(
  fetch: typeof globalThis.fetch,
  turn: () => { readonly proof: boolean; readonly signal: AbortSignal },
): typeof globalThis.fetch {
  return async (input, init) => {
    const { proof, signal } = turn();
    // Given up: an old try of the library's must not go on under another call's turn.
    signal.throwIfAborted();
    const response = await fetch(input, {
      ...init,
      ...(proof ? {} : { body: withoutProof(init?.body) }),
      credentials: 'omit',
      signal,
    });
    const { status, headers } = response;
    const text = await response.text();
    if (status >= 500) throw new TypeError(`Answered ${status}`);
    if (status !== 204 && !isJson(text)) throw new TypeError(`Answered ${status} without a word of the service`);
    return new Response(status === 204 ? null : text, { status, headers });
  };
}

function withoutProof(body: BodyInit | null | undefined): BodyInit | null {
  if (typeof body !== 'string') return body ?? null;
  const { code_challenge, code_challenge_method, ...rest } = JSON.parse(body);
  return JSON.stringify(rest);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
