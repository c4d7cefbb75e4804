import { type RefObject, useEffect } from 'react';

const folds = (root: ParentNode): HTMLDetailsElement[] => [
  ...root.querySelectorAll<HTMLDetailsElement>('details.fold'),
];

/** Opens what `element` is folded away in, and the fold that it is itself the frame of. */
export function reveal(element: Element): void {
  const own = element.querySelector<HTMLDetailsElement>(':scope > details');
  if (own) own.open = true;
  for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true;
}

/** Opens or closes every part. */
function foldAll(root: ParentNode, isOpen: boolean): void {
  for (const fold of folds(root)) fold.open = isOpen;
}

let turn = 0;

/** The same, a part in each frame: to lay out a whole report at once would hold up what is pressed next. The last call wins. */
export async function foldInTurn(root: ParentNode, isOpen: boolean): Promise<void> {
  turn += 1;
  const mine = turn;
  for (const fold of folds(root)) {
    if (mine !== turn) return;
    fold.open = isOpen;
    await new Promise(requestAnimationFrame);
  }
}

const targetOf = (root: ParentNode, hash: string): Element | null =>
  hash.length > 1 ? root.querySelector(`[id="${CSS.escape(decodeURIComponent(hash.slice(1)))}"]`) : null;

/** Within `root`, once it `isWhole`: what an address names is opened before it is gone to; on paper everything is open. */
export function useRevealed(root: RefObject<HTMLElement | null>, isWhole: boolean): void {
  useEffect(() => {
    const element = root.current;
    if (!element || !isWhole) return;
    const go = () => {
      const target = targetOf(element, location.hash);
      if (!target) return;
      reveal(target);
      target.scrollIntoView();
    };
    // Also where the address stays the same: its part may have been closed since.
    const clicked = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]:not(.cite)') : null;
      const target = link && targetOf(element, link.getAttribute('href') ?? '');
      if (target) reveal(target);
    };
    let closed: HTMLDetailsElement[] = [];
    const print = () => {
      closed = folds(element).filter(({ open }) => !open);
      foldAll(element, true);
    };
    const printed = () => {
      for (const fold of closed) fold.open = false;
    };
    go();
    addEventListener('hashchange', go);
    element.addEventListener('click', clicked, true);
    addEventListener('beforeprint', print);
    addEventListener('afterprint', printed);
    return () => {
      removeEventListener('hashchange', go);
      element.removeEventListener('click', clicked, true);
      removeEventListener('beforeprint', print);
      removeEventListener('afterprint', printed);
    };
  }, [root, isWhole]);
}
