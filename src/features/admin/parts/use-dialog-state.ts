import { useState } from 'react';

/** How a form ends: left alone, or done. */
export interface FormEnd {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export interface Chosen<T> {
  readonly chosen: T | null;
  choose(what: T): void;
  readonly end: FormEnd;
}

/** What a form is open for, if one is. After an act it closes; `onActed`: what else is to happen then. */
export function useDialogState<T>(onActed?: () => void): Chosen<T> {
  const [chosen, setChosen] = useState<T | null>(null);
  return {
    chosen,
    choose: (what) => setChosen(() => what),
    end: {
      onClose: () => setChosen(null),
      onDone: () => {
        setChosen(null);
        onActed?.();
      },
    },
  };
}
