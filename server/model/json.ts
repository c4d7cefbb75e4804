/** Without thoughts and fences. */
export const bare = (said: string): string =>
  said.replace(/<think>[\s\S]*?(?:<\/think>|$)/gi, '').replace(/```(?:json)?/gi, '');

/**
 * The JSON object in what a model said. Models think aloud, fence their answer, talk before and after it, or leave a comma
 * behind the last entry. Undefined where no object can be read.
 */
export function jsonIn(said: string): unknown {
  const text = bare(said);
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from) return undefined;
  const object = text.slice(from, to + 1);
  for (const candidate of [object, object.replace(/,\s*(?=[}\]])/g, '')]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // The next reading is more lenient; after the last one there is none.
    }
  }
  return undefined;
}
