import { useState } from 'react';
import { closePastRequests } from '../../../contract/admin/requests.ts';
import { useToast } from '../../../hooks/toasts.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { ActForm } from '../parts/ActForm.tsx';
import { users as texts } from './messages.ts';

/** Requests of weeks that are over, closed together: nobody decides them one by one. */
export function PastRequests({ past }: { past: number }) {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  return (
    <>
      <Notice action={{ label: texts.closePast, onClick: () => setOpen(true) }}>{texts.past(past)}</Notice>
      {isOpen && (
        <ActForm
          call={closePastRequests}
          request={{ body: {} }}
          title={texts.closePastTitle}
          doIt={texts.closePast}
          doing={texts.closing}
          onDone={({ closed }) => {
            toast(texts.closed(closed));
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        >
          <p>{texts.closePastText(past)}</p>
        </ActForm>
      )}
    </>
  );
}
