import { expect, it } from 'vitest';
import { inOrder } from '../../vite/style-order.ts';

const link = (name: string) => `\n    <link rel="stylesheet" crossorigin href="/assets/${name}.css">`;

it('a page loads the sheet that names the cascade layers before any other', () => {
  const html = `<head>${link('shell-1')}${link('index-2')}${link('parts-3')}\n</head>`;
  expect(inOrder(html)).toBe(`<head>${link('index-2')}${link('shell-1')}${link('parts-3')}\n</head>`);
  expect(inOrder('<head></head>')).toBe('<head></head>');
});
