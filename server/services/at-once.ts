import { AppError } from '../errors.ts';

/** So many of one account are open at a time in this process, and no more: throws `rate_limit_exceeded`, else gives what closes it. */
export function atOnce(most: number): (account: string) => () => void {
  const open = new Map<string, number>();
  const count = (account: string, by: number) => {
    const left = (open.get(account) ?? 0) + by;
    if (left === 0) open.delete(account);
    else open.set(account, left);
  };
  return (account) => {
    if ((open.get(account) ?? 0) >= most) {
      const message = 'Too many requests. Please wait a moment and try again.';
      throw new AppError('rate_limit_exceeded', message, { retryAfterSeconds: 5 });
    }
    count(account, 1);
    let isOpen = true;
    return () => {
      if (isOpen) count(account, -1);
      isOpen = false;
    };
  };
}
