/** What a picture shows that nobody wants, by plain rules. */
export interface Found {
  /** Pixels by which the page is wider than the screen, and what reaches farthest; null where it is not. */
  readonly overflow: string | null;
  /** Words that are cut off, or stand outside of their button. */
  readonly clipped: readonly string[];
  /** Words and controls that a bar lies over where nobody can scroll them free. */
  readonly covered: readonly string[];
  /** Controls with less than 24 by 24 pixels (WCAG 2.5.8), but for links in a sentence. */
  readonly small: readonly string[];
}

/** Runs in the page. The product marks on purpose what is cut with an ellipsis or a number of lines. */
export function look(): Found {
  const TOUCH = 24;
  const root = document.documentElement;
  const named = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
    const kind =
      element.className && typeof element.className === 'string' ? `.${element.className.split(' ')[0]}` : '';
    return `${element.tagName.toLowerCase()}${kind} “${words.slice(0, 40)}”`;
  };
  /** For screen readers alone, as '.visually-hidden' is: a legend that its summary shows already. */
  const isForEars = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isForEars(element.parentElement));
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.visually-hidden, [inert], [aria-hidden="true"], .skip-link') === null &&
    !isForEars(element);
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const within = modal ?? document.body;

  const texts: { element: Element; rects: DOMRect[] }[] = [];
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || node.textContent?.trim() === '' || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (rects.length > 0) texts.push({ element, rects });
  }

  const isCutOnPurpose = (style: CSSStyleDeclaration) =>
    style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || style.clipPath !== 'none';
  const clipped = new Set<string>();
  for (const { element, rects } of texts) {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isButton = box.matches('button, .btn, .chip, .badge');
      // What lies beyond a frame that scrolls is scrolled to, not cut.
      const scrolls = [style.overflowX, style.overflowY].some(
        (overflow) => overflow === 'auto' || overflow === 'scroll',
      );
      if (scrolls || style.position === 'fixed' || isCutOnPurpose(style)) break;
      const [x, y] = [hides(style.overflowX) || isButton, hides(style.overflowY)];
      const isOut = rects.some(
        (rect) =>
          (x && (rect.right > right + 1 || rect.left < left - 1)) ||
          // Letters of a tight line reach beyond it by a hair.
          (y && (rect.bottom > bottom + 4 || rect.top < top - 4)),
      );
      if (isOut) clipped.add(named(element));
    }
  }

  /** A link among words is as high as their line (WCAG 2.5.8, inline). */
  const isInSentence = (control: Element) => {
    const { display } = getComputedStyle(control);
    const around = control.parentElement?.textContent?.trim() ?? '';
    return (
      control.matches('a') &&
      (display === 'inline' || (display === 'inline-block' && around !== control.textContent?.trim()))
    );
  };
  const controls = [...within.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(isSeen);
  const small = new Set<string>();
  for (const control of controls) {
    if (isInSentence(control) || control.matches('[type="hidden"], [type="file"]')) continue;
    const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
    if (width > 0 && (width < TOUCH || height < TOUCH))
      small.add(`${named(control)} ${Math.round(width)}×${Math.round(height)}`);
  }

  const isBar = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);
  const barOver = (target: Element, x: number, y: number) => {
    const top = document.elementFromPoint(x, y);
    if (!top || target.contains(top) || top.contains(target)) return null;
    // A menu that somebody opened, and what is said in passing, lie over the page for a moment.
    if (top.closest('.menu-panel, .toasts')) return null;
    // On a phone the conversation takes the whole screen.
    if (top.closest('.chat-panel')) return null;
    for (let box: Element | null = top; box; box = box.parentElement) {
      if (box.contains(target)) return null;
      if (isBar(box)) return box;
    }
    return null;
  };
  /** It lies beyond the edge of a frame that scrolls: it is scrolled to there, not covered. */
  const isScrolledAway = (target: Element, y: number) => {
    for (let box = target.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowY } = getComputedStyle(box);
      const { top, bottom } = box.getBoundingClientRect();
      if ((overflowY === 'auto' || overflowY === 'scroll') && (y < top || y > bottom)) return true;
    }
    return false;
  };
  const covered = new Set<string>();
  const targets = [...texts.map(({ element }) => element), ...controls];
  const before = scrollY;
  for (const end of modal ? [] : ['start', 'end']) {
    scrollTo({ top: end === 'start' ? 0 : root.scrollHeight, behavior: 'instant' });
    const canScroll = root.scrollHeight > root.clientHeight + 1;
    for (const target of targets) {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (y < 0 || y > innerHeight || x < 0 || x > innerWidth || isScrolledAway(target, y)) continue;
      const bar = barOver(target, x, y);
      if (!bar) continue;
      const rect = bar.getBoundingClientRect();
      const isBelow = (rect.top + rect.bottom) / 2 > innerHeight / 2;
      // Between the ends of a page everything passes beneath its bars.
      if (canScroll && isBelow !== (end === 'end')) continue;
      covered.add(`${named(target)} under ${named(bar)}`);
    }
  }
  scrollTo({ top: before, behavior: 'instant' });
  const tooWide = root.scrollWidth - root.clientWidth;
  const farthest = () => {
    const reach = (element: Element) => element.getBoundingClientRect().right;
    const isFramed = (element: Element): boolean =>
      element !== document.body &&
      element.parentElement !== null &&
      (getComputedStyle(element.parentElement).overflowX !== 'visible' || isFramed(element.parentElement));
    const all = [...document.body.querySelectorAll('*')].filter((element) => isSeen(element) && !isFramed(element));
    return all.reduce((far, element) => (reach(element) > reach(far) ? element : far), document.body);
  };
  return {
    overflow: tooWide > 0 ? `${tooWide} px by ${named(farthest())}` : null,
    clipped: [...clipped],
    covered: [...covered],
    small: [...small],
  };
}
