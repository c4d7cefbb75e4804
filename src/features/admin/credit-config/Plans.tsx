import type { CreditConfig, PlanFigures } from '../../../contract/admin/credit-config.ts';
import { formatNumber } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { type Column, FactTable } from '../../../ui/FactTable.tsx';
import { dayWords } from '../parts/measures.ts';
import { useDialogState } from '../parts/use-dialog-state.ts';
import { ChangeAmount } from './ChangeAmount.tsx';
import { creditConfig as texts } from './messages.ts';
import { ResetDay } from './ResetDay.tsx';
import { Withdraw, type Withdrawn } from './Withdraw.tsx';

interface PlansProps {
  config: CreditConfig;
}

/** What a week brings on each plan, now and from the weeks on that were said. */
export function Plans({ config }: PlansProps) {
  const changing = useDialogState<PlanFigures>();
  const withdrawing = useDialogState<Withdrawn>();
  const heads = texts.planHeads;
  const columns: readonly Column<PlanFigures>[] = [
    { key: 'plan', head: heads.plan, cell: ({ plan }) => texts.planNames[plan] },
    { key: 'type', head: heads.type, cell: (row) => texts.types[row.credit_type] },
    { key: 'people', head: heads.people, isNumber: true, cell: ({ people }) => formatNumber(people) },
    { key: 'now', head: heads.now, isNumber: true, cell: ({ now }) => now },
    {
      key: 'coming',
      head: heads.coming,
      cell: ({ coming }) =>
        coming.length === 0
          ? texts.unchanged
          : coming.map(({ seq, weekly, from }) => (
              <div key={seq} className="row">
                <span>{texts.from(dayWords(from), weekly)}</span>
                <Button
                  look="plain"
                  onClick={() =>
                    withdrawing.choose({ change: { kind: 'amount', seq }, words: texts.from(dayWords(from), weekly) })
                  }
                >
                  {texts.withdraw}
                </Button>
              </div>
            )),
    },
    {
      key: 'acts',
      head: '',
      cell: (row) => (
        <Button
          look="quiet"
          aria-label={`${texts.change}: ${texts.changeTitle(texts.planNames[row.plan], texts.types[row.credit_type])}`}
          onClick={() => changing.choose(row)}
        >
          {texts.change}
        </Button>
      ),
    },
  ];
  return (
    <div className="stack loose">
      <p>{texts.week(dayWords(config.week.start), dayWords(config.week.end))}</p>
      <FactTable
        caption={texts.weekly}
        columns={columns}
        rows={config.plans}
        keyOf={(row) => `${row.plan} ${row.credit_type}`}
      />
      <ResetDay config={config} onWithdraw={withdrawing.choose} />
      {changing.chosen && <ChangeAmount config={config} figures={changing.chosen} {...changing.end} />}
      {withdrawing.chosen && <Withdraw withdrawn={withdrawing.chosen} {...withdrawing.end} />}
    </div>
  );
}
