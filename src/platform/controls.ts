/** A button, link or form that a person used. */
export interface Control {
  readonly text: string;
  readonly path: string;
  readonly sendsForm: boolean;
}

/** Tells of every click on a button or link, and of every form sent (Enter in a field sends without a click). */
export function watchControls(document: Document, used: (control: Control) => void): void {
  const clicked = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const element = event.target.closest('button, a[href], [role="button"], summary');
    if (!element) return;
    const path = element instanceof HTMLAnchorElement ? element.pathname : '';
    const sendsForm = element instanceof HTMLButtonElement && element.type === 'submit' && element.form !== null;
    used({ text: element.textContent ?? '', path, sendsForm });
  };
  document.addEventListener('click', clicked, { capture: true, passive: true });
  document.addEventListener('submit', () => used({ text: '', path: '', sendsForm: true }), { capture: true });
}
