import type { ReactNode } from 'react';
import {
  type CreditWeek,
  exportCreditAnalytics,
  type RequestFigures,
  readCreditAnalytics,
  SPANS,
} from '../../../contract/admin/credit-analytics.ts';
import { CreditType } from '../../../contract/credits.ts';
import { useLook } from '../../../hooks/server-calls.ts';
import { formatNumber } from '../../../lib/locale.ts';
import { Bars } from '../../../ui/Bars.tsx';
import { type Column, FactTable } from '../../../ui/FactTable.tsx';
import { TimeChart } from '../../../ui/TimeChart.tsx';
import { Facts } from '../parts/Facts.tsx';
import { figures } from '../parts/figure-messages.ts';
import { duration, shortDay } from '../parts/measures.ts';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { SaveCsv } from '../parts/SaveCsv.tsx';
import { Select } from '../parts/Select.tsx';
import { useAddress } from '../parts/use-address.ts';
import { Exhausted } from './Exhausted.tsx';
import { creditAnalytics as texts } from './messages.ts';

const heads = texts.weekHeads;
const COLUMNS: readonly Column<CreditWeek>[] = [
  { key: 'week', head: heads.week, cell: ({ start }) => shortDay(start) },
  { key: 'used', head: heads.used, isNumber: true, cell: ({ used }) => formatNumber(used) },
  { key: 'people', head: heads.people, isNumber: true, cell: ({ people }) => formatNumber(people) },
  { key: 'exhausted', head: heads.exhausted, isNumber: true, cell: ({ exhausted }) => formatNumber(exhausted) },
  { key: 'granted', head: heads.granted, isNumber: true, cell: ({ granted }) => formatNumber(granted) },
  { key: 'exempt', head: heads.exempt, isNumber: true, cell: ({ exempt }) => formatNumber(exempt) },
];

/** Credit Analytics: what the credits are used for, and whether they are enough. */
export function CreditAnalyticsTab() {
  const address = useAddress();
  const weeks = SPANS.find((span) => span === address.get('weeks')) ?? '12';
  const type = CreditType.options.find((known) => known === address.get('type')) ?? 'market_validation';
  const looked = useLook({ call: readCreditAnalytics, query: { weeks } });
  return (
    <>
      <div className="filters-row">
        <Select
          label={texts.type}
          value={type}
          options={CreditType.options.map((known) => [known, texts.types[known]] as const)}
          onChange={(next) => address.set({ type: next })}
        />
        <Select
          label={texts.span}
          value={weeks}
          options={SPANS.map((span) => [span, texts.spans[span]] as const)}
          onChange={(next) => address.set({ weeks: next })}
        />
      </div>
      <QueryBoundary looked={looked}>
        {(data) => (
          <Figures
            weeks={data.weeks.filter((week) => week.credit_type === type)}
            days={data.days.filter((day) => day.credit_type === type)}
            requests={data.requests.find((request) => request.credit_type === type)}
            beside={<SaveCsv request={{ call: exportCreditAnalytics, query: { weeks } }} name="baraza-credits" />}
          />
        )}
      </QueryBoundary>
      <Exhausted address={address} weeks={weeks} type={type} />
    </>
  );
}

interface FiguresProps {
  weeks: readonly CreditWeek[];
  days: readonly { readonly day: number; readonly people: number }[];
  requests: RequestFigures | undefined;
  beside: ReactNode;
}

const hasMoved = ({ used, granted, exempt }: CreditWeek): boolean => used + granted + exempt > 0;

function Figures({ weeks, days, requests, beside }: FiguresProps) {
  const now = weeks.at(-1);
  // What lies before the first credit says nothing.
  const first = weeks.findIndex(hasMoved);
  const told = first < 0 ? [] : weeks.slice(first);
  return (
    <div className="stack loose">
      {now && (
        <section className="stack tight">
          <h3>{texts.inShort}</h3>
          <dl className="figures">
            {(['used', 'people', 'exhausted', 'granted', 'exempt'] as const).map((name) => (
              <div className="card" key={name}>
                <dt className="muted">{texts[name]}</dt>
                <dd>
                  <b>{formatNumber(now[name])}</b>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section className="stack tight">
        <h3>{texts.chart}</h3>
        {told.length === 0 ? (
          <p className="empty">{texts.noUse}</p>
        ) : (
          <>
            <TimeChart
              steps={told.map(({ start }) => start)}
              series={[
                { name: texts.used, values: told.map(({ used }) => used) },
                { name: texts.exempt, values: told.map(({ exempt }) => exempt) },
              ]}
              nameOf={(day) => figures.weekOf(shortDay(day))}
              shortOf={shortDay}
            />
            <div className="outcome">{beside}</div>
            <FactTable
              caption={texts.weeks}
              columns={COLUMNS}
              rows={[...told].reverse()}
              keyOf={({ start }) => start}
            />
          </>
        )}
      </section>
      <section className="stack tight">
        <h3>{texts.days}</h3>
        {days.length === 0 ? (
          <p className="empty">{texts.noDays}</p>
        ) : (
          <Bars
            caption={texts.days}
            heads={[texts.dayHeads[0], texts.dayHeads[1]]}
            bars={days.map(({ day, people }) => ({ key: String(day), name: texts.day(day), count: people }))}
          />
        )}
      </section>
      {requests && <Requests requests={requests} />}
    </div>
  );
}

const wait = (seconds: number | null, none: string): string => (seconds === null ? none : duration(seconds));

function Requests({ requests }: { requests: RequestFigures }) {
  const names = texts.requestFacts;
  const facts: readonly (readonly [string, string])[] = [
    [names.asked, formatNumber(requests.asked)],
    [names.granted, formatNumber(requests.granted)],
    [names.refused, formatNumber(requests.refused)],
    [names.open, formatNumber(requests.open)],
    [names.median, wait(requests.median_wait, texts.noneDecided)],
    [names.longest, wait(requests.longest_wait, texts.noneDecided)],
    [names.waits, wait(requests.open_wait, texts.nobodyWaits)],
  ];
  return (
    <section className="stack tight">
      <h3>{texts.requests}</h3>
      <Facts facts={facts} />
    </section>
  );
}
