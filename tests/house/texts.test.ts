import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Names that are written like this in the world too. */
const PROPER = new Set([
  'GitHub',
  'LinkedIn',
  'WhatsApp',
  'YouTube',
  'McKinsey',
  'PayPal',
  'OpenID',
  'JavaScript',
  'ChatGPT',
]);

it('no text that a person reads holds a name of the code', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:^|[/\\-])(?:messages(?:[/\\]\w+)?|words|errors|research-progress)\.ts$|site[/\\]content[/\\]/.test(file),
  );
  expect(files.length).toBeGreaterThan(30);
  const found = files.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
      .map(([, single, template]) => (single ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, ''))
      // A text has a space or an ellipsis; a key, a path or a type has neither.
      .filter((text) => /[ …]/.test(text))
      .flatMap((text) => text.match(/\b[A-Za-z]*[a-z][A-Z][A-Za-z]*\b/g) ?? [])
      .filter((word) => !PROPER.has(word))
      .map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});
