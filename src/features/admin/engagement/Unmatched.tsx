import { listUnmatched, type UnmatchedProblem } from '../../../contract/admin/unmatched.ts';
import { useLook } from '../../../hooks/server-calls.ts';
import type { Column } from '../../../ui/FactTable.tsx';
import { Listing } from '../parts/Listing.tsx';
import { Select } from '../parts/Select.tsx';
import type { Address } from '../parts/use-address.ts';
import { moment } from '../parts/words.ts';
import { unmatched as texts } from './messages.ts';

const COLUMNS: readonly Column<UnmatchedProblem>[] = [
  { key: 'text', head: texts.heads.text, cell: ({ text }) => <span dir="auto">{text}</span> },
  { key: 'kind', head: texts.heads.kind, cell: ({ kind }) => kind },
  { key: 'country', head: texts.heads.country, cell: ({ country }) => country || texts.notTold },
  { key: 'language', head: texts.heads.language, cell: ({ language }) => language },
  { key: 'at', head: texts.heads.at, cell: ({ at }) => moment(at) },
];

/** What founders bring that no playbook fits: the order in which playbooks are worth writing. */
export function Unmatched({ address }: { address: Address }) {
  const kind = address.get('kind') ?? '';
  const country = address.get('country') ?? '';
  const looked = useLook({ call: listUnmatched, query: { kind, country, page: String(address.page) } });
  const options = (counts: readonly { readonly name: string; readonly n: number }[]) => [
    ['', texts.any] as const,
    ...counts.filter(({ name }) => name !== '').map(({ name, n }) => [name, texts.counted(name, n)] as const),
  ];
  return (
    <>
      <p>{texts.lead}</p>
      <div className="filters-row">
        <Select
          label={texts.kind}
          value={kind}
          options={options(looked.data?.kinds ?? [])}
          onChange={(next) => address.set({ kind: next })}
        />
        <Select
          label={texts.country}
          value={country}
          options={options(looked.data?.countries ?? [])}
          onChange={(next) => address.set({ country: next })}
        />
      </div>
      <Listing
        caption={texts.caption}
        looked={looked}
        columns={COLUMNS}
        keyOf={({ at, text }) => `${at} ${text}`}
        address={address}
        empty={texts.empty}
      />
    </>
  );
}
