import { useState } from 'react';
import type { CustomReport } from '../../../contract/admin/custom-reports.ts';
import { useAddress } from '../parts/use-address.ts';
import { Builder } from './Builder.tsx';
import { type Draft, definitionOf, draftIn } from './definition.ts';
import { KeptReports } from './KeptReports.tsx';
import { Result } from './Result.tsx';

/** Custom Reports: kept questions to the figures, the one that is being put together, and what it counts. */
export function ReportsTab() {
  const address = useAddress();
  const [draft, setDraft] = useState<Draft>(() => draftIn(address.get('asks')));
  const [edited, setEdited] = useState<CustomReport | null>(null);
  const [turn, setTurn] = useState(0);
  const change = (next: Draft) => {
    setDraft(next);
    const definition = definitionOf(next);
    // The address keeps what can be counted: a link to it opens the same figures.
    if (definition) address.set({ asks: JSON.stringify(definition), page: String(address.page) });
  };
  const definition = definitionOf(draft);
  return (
    <>
      <KeptReports
        key={turn}
        address={address}
        onOpen={(report) => {
          setEdited(report);
          change(report.definition);
        }}
        onGone={(id) => {
          if (edited?.id === id) setEdited(null);
        }}
      />
      <Builder
        draft={draft}
        edited={edited}
        onChange={change}
        onFresh={() => setEdited(null)}
        onSaved={(report) => {
          setEdited(report);
          setTurn((last) => last + 1);
        }}
      />
      {definition && <Result definition={definition} />}
    </>
  );
}
