import { expect } from 'vitest';

/** Each piece where the one before it has ended. */
export function inThisOrder(text: string, pieces: readonly string[]): void {
  let at = 0;
  for (const piece of pieces) {
    const found = text.indexOf(piece, at);
    expect(found, `‘${piece}’ in its place in:\n${text}`).toBeGreaterThanOrEqual(0);
    at = found + piece.length;
  }
}
