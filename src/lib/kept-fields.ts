/** What was typed and kept as JSON, by field; '' of all else. */
export function keptFields<Name extends string>(names: readonly Name[], kept: string): Record<Name, string> {
  let value: unknown = null;
  try {
    value = JSON.parse(kept);
  } catch {
    // Nothing was kept.
  }
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const text = (name: Name) => (typeof given[name] === 'string' ? given[name] : '');
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
}
