/*
 * Text that was typed and not yet sent. In localStorage, because a tab that is killed must not take it along: the
 * write is done when the key stroke is done, and the text is there at the first paint, before any database is open.
 */

const PREFIX = 'baraza-draft:';

/** Under whose name lies what is typed while nobody is signed in. */
export const VISITOR = 'visitor';
/** Where the number of the visitor's newest draft report lies (ACC-1); empty: there is none. */
export const NEWEST_TRY = 'made';
/** Where a problem lies that is being written: the landing page's box, and the validator's. */
export const PROBLEM = 'problem';

export interface TypedText {
  read(owner: string, key: string): string;
  /** False when the device has no room; the text then lives in the page alone. */
  write(owner: string, key: string, text: string): boolean;
  /** Everything an account typed on this device. */
  forget(owner: string): void;
}

export function localTypedText(storage: Storage): TypedText {
  return {
    read: (owner, key) => storage.getItem(`${PREFIX}${owner}:${key}`) ?? '',
    write(owner, key, text) {
      try {
        if (text === '') storage.removeItem(`${PREFIX}${owner}:${key}`);
        else storage.setItem(`${PREFIX}${owner}:${key}`, text);
        return true;
      } catch {
        // Only a full storage throws here, and the caller is told by the answer.
        return false;
      }
    },
    forget(owner) {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      for (const key of keys) if (key.startsWith(`${PREFIX}${owner}:`)) storage.removeItem(key);
    },
  };
}

/** The problem somebody was writing before they signed in is their account's, unless it has one of its own under way. */
export function takeProblem(typedText: TypedText, account: string): void {
  const text = typedText.read(VISITOR, PROBLEM);
  if (text === '' || typedText.read(account, PROBLEM) !== '' || !typedText.write(account, PROBLEM, text)) return;
  typedText.write(VISITOR, PROBLEM, '');
}
