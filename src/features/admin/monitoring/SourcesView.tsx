import { useState } from 'react';
import { listSources, type SourceFigures, trySource } from '../../../contract/admin/monitoring.ts';
import { useAct, useLook } from '../../../hooks/server-calls.ts';
import { formatNumber } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { type Column, FactTable } from '../../../ui/FactTable.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { countOrDash } from '../parts/measures.ts';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { moment } from '../parts/words.ts';
import { sources as texts } from './sources-messages.ts';

interface TryNotice {
  readonly tone: 'info' | 'warning';
  readonly text: string;
}

/** Who is asked what others have published, how they answer, and a try of each. */
export function SourcesView() {
  const looked = useLook({ call: listSources });
  const { send, busy, failure } = useAct(trySource);
  const [trying, setTrying] = useState<string | null>(null);
  const [notice, setNotice] = useState<TryNotice | null>(null);

  const tryOne = async ({ name, title }: SourceFigures) => {
    setTrying(name);
    setNotice(null);
    const tried = await send({ params: { name } });
    setTrying(null);
    if (tried === null) return;
    const { found, took_ms: took, error } = tried;
    setNotice(
      error === null
        ? { tone: 'info', text: texts.answered(title, found ?? 0, took) }
        : { tone: 'warning', text: texts.failed(title, error, took) },
    );
  };

  const heads = texts.heads;
  const columns: readonly Column<SourceFigures>[] = [
    { key: 'source', head: heads.source, cell: ({ title }) => title },
    { key: 'kind', head: heads.kind, cell: ({ kind }) => texts.kinds[kind] },
    { key: 'state', head: heads.state, cell: stateOf },
    { key: 'calls', head: heads.calls, isNumber: true, cell: ({ calls }) => formatNumber(calls) },
    { key: 'failures', head: heads.failures, isNumber: true, cell: ({ failures }) => formatNumber(failures) },
    { key: 'median', head: heads.median, isNumber: true, cell: (row) => countOrDash(row.median_ms) },
    {
      key: 'ok',
      head: heads.lastOk,
      cell: (row) => (row.last_ok_at === null ? texts.neverAnswered : moment(row.last_ok_at)),
    },
    {
      key: 'error',
      head: heads.lastError,
      cell: (row) => (row.last_error === null ? texts.neverFailed : `${row.last_error}, ${moment(row.last_error_at)}`),
    },
    {
      key: 'acts',
      head: '',
      cell: (row) => (
        <Button
          look="quiet"
          aria-label={texts.tryNamed(row.title)}
          disabled={busy}
          busy={trying === row.name ? texts.trying : undefined}
          onClick={() => void tryOne(row)}
        >
          {texts.tryIt}
        </Button>
      ),
    },
  ];
  return (
    <>
      <p className="muted">{texts.about}</p>
      {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
      {failure && <Notice tone="error">{failure.message}</Notice>}
      <QueryBoundary looked={looked}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <FactTable caption={texts.caption} columns={columns} rows={rows} keyOf={({ name }) => name} />
          )
        }
      </QueryBoundary>
    </>
  );
}

function stateOf({ rests_until: rests, since, last_ok_at: ok, last_error_at: failed }: SourceFigures): string {
  if (rests !== null) return texts.rests(moment(rests));
  if (since === null) return texts.neverAsked;
  return failed !== null && (ok === null || failed > ok) ? texts.failing : texts.works;
}
