/**
 * A sentence has ended where the next one begins: at the end of what has come a number may still go on, or the number of its
 * source may follow.
 */
const ENDED = /^[\s\S]*[.!?؟…][”"’»)\]]*(?:\s*\[\d+\])*(?=\s+[^\s[])/;

/** The whole sentences of one text in an answer whose JSON is still coming; '' where there is none yet. */
export function sentencesSoFar(json: string, key: string): string {
  const raw = new RegExp(`"${key}"\\s*:\\s*"((?:[^"\\\\]|\\\\u[\\da-f]{4}|\\\\[^u])*)("?)`, 'i').exec(json);
  if (!raw) return '';
  const [, text = '', end] = raw;
  const said = JSON.parse(`"${text}"`) as string;
  return end ? said.trim() : (ENDED.exec(said)?.[0] ?? '').trim();
}
