import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useActions, wordsFor } from '../../hooks/actions.ts';
import { Notice } from '../../ui/Notice.tsx';
import { earlierVersion as texts } from './messages.ts';

/** On a report of before there were playbooks: it can be made anew once, at no credit (readings: old reports). */
export function EarlierVersion({ id, query }: { id: string; query: string }) {
  const actions = useActions();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const remake = async () => {
    try {
      await actions.startResearch(query, id);
      void navigate('/market-validation');
    } catch (cause) {
      setFailure(wordsFor(cause, texts.notKept));
    }
  };
  return (
    <div className="stack tight no-print">
      {failure && <Notice tone="error">{failure}</Notice>}
      <Notice action={{ label: texts.anew, onClick: () => void remake() }}>{texts.made}</Notice>
    </div>
  );
}
