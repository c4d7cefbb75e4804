import { useEffect } from 'react';

const HOME = 'Baraza: a sounding board for early-stage African founders';

/** The page's name in the tab, for as long as it is open. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = HOME;
    };
  }, [title]);
}
