import { DEFAULT_PUBLIC_KEY } from '../src/contract/headers.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' };

/** The key a page would read from its shell, where the server may have written it; the embedded server's otherwise. */
export function publicKeyIn(shell: string): string {
  const found = /<meta name="baraza-public-key" content="([^"]*)"/.exec(shell)?.[1] ?? '';
  const key = found.replace(/&(?:amp|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity).trim();
  return key || DEFAULT_PUBLIC_KEY;
}
