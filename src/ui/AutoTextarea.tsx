import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';

interface AutoTextareaProps extends ComponentPropsWithRef<'textarea'> {
  value: string;
  /** It grows with its text up to this height in px, then scrolls. */
  cap: number;
}

export function AutoTextarea({ cap, value, ...rest }: AutoTextareaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text, which is read from the element.
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${Math.min(cap, element.scrollHeight)}px`;
  }, [value, cap]);
  return <textarea ref={area} value={value} {...rest} />;
}
