/** An operator puts this file in place, with `{"off": true}`, when the worker itself is what is broken. */
const OFF_PATH = '/sw-off.json';

/** True only for a plain yes: an error, a portal's page or silence leave the worker at work. */
export async function isSwitchedOff(fetch: typeof globalThis.fetch): Promise<boolean> {
  try {
    const response = await fetch(OFF_PATH, { cache: 'no-store', credentials: 'omit' });
    if (response.status !== 200 || response.redirected) return false;
    const said: unknown = await response.json();
    return typeof said === 'object' && said !== null && 'off' in said && said.off === true;
  } catch {
    // Offline, or no JSON.
    return false;
  }
}
