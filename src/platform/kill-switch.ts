/** An operator puts this file in place, with `{"off": true}`, when the worker itself is what is broken. */
const OFF_PATH = '/sw-off.json';
/** A line that is there and carries nothing: a worker that begins must not keep pages waiting for it. */
const ANSWER_WITHIN_MS = 10_000;

/** True only for a plain yes: a portal's page or anything else is none. Rejects where nobody answered. */
export async function isSwitchedOff(fetch: typeof globalThis.fetch): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const response = await fetch(OFF_PATH, { cache: 'no-store', credentials: 'omit', signal });
  if (response.status !== 200 || response.redirected) return false;
  const said = parsed(await response.text());
  return typeof said === 'object' && said !== null && 'off' in said && said.off === true;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
