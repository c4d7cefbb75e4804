import { lazy, Suspense, useState } from 'react';

const PathwayModal = lazy(() => import('./PathwayModal.tsx').then((m) => ({ default: m.PathwayModal })));

/** Opens the choice of a pathway. Before any script it is a link to the page with the same three. */
export function GetStarted({ text, quiet = false }: { text: string; quiet?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <a
        className={quiet ? 'btn quiet' : 'btn'}
        href="/get-started"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {text}
      </a>
      {open && (
        <Suspense>
          <PathwayModal onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
