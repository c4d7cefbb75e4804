import type { ComponentPropsWithRef, ReactNode } from 'react';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  look?: 'primary' | 'quiet' | 'plain' | 'danger' | 'icon';
  /** What is being done, while it is being done; the button cannot be pressed again meanwhile. */
  busy?: string | undefined;
  children: ReactNode;
}

export function Button({
  look = 'primary',
  busy,
  children,
  className = '',
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button {...rest} type={type} className={`btn ${look} ${className}`} disabled={disabled || busy !== undefined}>
      {busy === undefined ? (
        children
      ) : (
        <>
          <span className="spinner" aria-hidden="true" />
          {busy}
        </>
      )}
    </button>
  );
}
