import {
  type CreditConfig,
  exportSpecialPeople,
  listSpecialPeople,
  SPECIAL_KINDS,
  type SpecialPerson,
} from '../../../contract/admin/credit-config.ts';
import { useLook } from '../../../hooks/server-calls.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/FactTable.tsx';
import { Listing } from '../parts/Listing.tsx';
import { shortDay } from '../parts/measures.ts';
import { PersonLink } from '../parts/person.tsx';
import { SaveCsv } from '../parts/SaveCsv.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Select } from '../parts/Select.tsx';
import type { Address } from '../parts/use-address.ts';
import { useDialogState } from '../parts/use-dialog-state.ts';
import { creditConfig as texts } from './messages.ts';
import { EndExemption, Exempt, SetOwnAmount, SetPlan } from './PersonForms.tsx';

const planWords = ({ plan, plan_from }: SpecialPerson) =>
  plan_from === null ? texts.planNames[plan] : texts.planFrom(texts.planNames[plan], shortDay(plan_from));

function limitWords({ is_exempt, exempt_until }: SpecialPerson): string {
  if (!is_exempt) return texts.counted;
  return exempt_until === null ? texts.unlimited : texts.unlimitedUntil(shortDay(exempt_until));
}

type Open = 'plan' | 'amount' | 'exempt' | SpecialPerson;

/** For whom something else holds than for everybody on the free plan. */
export function SpecialPeople({ config, address }: { config: CreditConfig; address: Address }) {
  const filters = {
    kind: SPECIAL_KINDS.find((kind) => kind === address.get('kind')) ?? 'exempt',
    search: address.get('search') ?? '',
  };
  const looked = useLook({ call: listSpecialPeople, query: { ...filters, page: String(address.page) } });
  const { chosen: open, choose, end } = useDialogState<Open>();
  const form = { config, ...end };
  const heads = texts.peopleHeads;
  const columns: readonly Column<SpecialPerson>[] = [
    { key: 'person', head: heads.person, cell: (person) => <PersonLink whose={person} /> },
    { key: 'plan', head: heads.plan, cell: planWords },
    { key: 'research', head: heads.research, isNumber: true, cell: ({ amounts }) => amounts.market_validation },
    { key: 'explorer', head: heads.explorer, isNumber: true, cell: ({ amounts }) => amounts.problem_generator },
    { key: 'exempt', head: heads.exempt, cell: limitWords },
    {
      key: 'acts',
      head: '',
      cell: (person) =>
        person.is_exempt &&
        person.exempt_until === null && (
          <Button look="quiet" onClick={() => choose(person)}>
            {texts.endExemption}
          </Button>
        ),
    },
  ];
  return (
    <>
      <div className="row">
        <Button look="quiet" onClick={() => choose('plan')}>
          {texts.setPlan}
        </Button>
        <Button look="quiet" onClick={() => choose('amount')}>
          {texts.setAmount}
        </Button>
        <Button look="quiet" onClick={() => choose('exempt')}>
          {texts.exempt}
        </Button>
      </div>
      <div className="filters-row">
        <Select
          label={texts.kind}
          value={filters.kind}
          options={SPECIAL_KINDS.map((kind) => [kind, texts.kinds[kind]] as const)}
          onChange={(kind) => address.set({ kind })}
        />
        <SearchBox label={texts.search} value={filters.search} onSearch={(search) => address.set({ search })} />
      </div>
      <Listing
        caption={texts.people}
        looked={looked}
        columns={columns}
        keyOf={(person) => person.user_id}
        address={address}
        empty={texts.empty}
        beside={<SaveCsv request={{ call: exportSpecialPeople, query: filters }} name="baraza-credits-of-people" />}
      />
      {open === 'plan' && <SetPlan {...form} />}
      {open === 'amount' && <SetOwnAmount {...form} />}
      {open === 'exempt' && <Exempt {...form} />}
      {typeof open === 'object' && open !== null && <EndExemption person={open} {...form} />}
    </>
  );
}
