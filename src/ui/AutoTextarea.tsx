import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';

interface AutoTextareaProps extends ComponentPropsWithRef<'textarea'> {
  value: string;
  /** It grows with its text up to this height in px, then scrolls. */
  cap: number;
}

export function AutoTextarea({ cap, value, ...rest }: AutoTextareaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    element.style.height = 'auto';
    // An empty box is as high as what stands in its place (ask.css).
    if (value !== '') element.style.height = `${Math.min(cap, element.scrollHeight)}px`;
  }, [value, cap]);
  return <textarea ref={area} value={value} {...rest} />;
}
