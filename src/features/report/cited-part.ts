import type { MouseEvent } from 'react';
import type { Chunk } from '../../contract/chat.ts';
import { reveal } from './reveal.ts';

/** Spec 2 §9: how long a citation's part stays marked. */
const MARKED_MS = 5_000;
/** Enough of a part's beginning to tell it from the others. */
const BEGINNING = 40;

const BLOCKS = 'p, li, tr, h3, blockquote';

/** The words alone: without the marks of markdown, the citations and the space between. */
const plain = (text: string): string =>
  text
    .replace(/\[\d+\]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** The element in which a part of the report begins: its first block, else its section; null where it is not shown. */
export function findPart(root: ParentNode, chunk: Pick<Chunk, 'content' | 'metadata'>): HTMLElement | null {
  const section = root.querySelector<HTMLElement>(`[id="${CSS.escape(chunk.metadata.section)}"]`);
  if (!section) return null;
  const blocks = [...section.querySelectorAll<HTMLElement>(BLOCKS)];
  // The first line that stands somewhere: a part of a table begins with a factor's name that stands in many rows.
  for (const line of chunk.content.split('\n')) {
    const begins = plain(line).slice(0, BEGINNING);
    if (begins.length < 12) continue;
    const found = blocks.find((block) => plain(block.textContent ?? '').includes(begins));
    if (found) return found;
  }
  return section;
}

/** Brings a part before the reader's eyes and marks it for a while. */
export function showPart(element: HTMLElement): void {
  reveal(element);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'center' });
  element.classList.add('cited');
  element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
  setTimeout(() => element.classList.remove('cited'), MARKED_MS);
}

/** Follows a link within the report to the part of its section that begins with the link's words. */
export function goToNamed(event: MouseEvent<HTMLAnchorElement>): void {
  const { textContent, hash } = event.currentTarget;
  const part = findPart(document, { content: textContent, metadata: { section: hash.slice(1) } });
  if (!part) return;
  event.preventDefault();
  showPart(part);
}
