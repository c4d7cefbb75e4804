import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { BackBar } from '../../components/BackBar.tsx';
import { type ReportAnalytics, TimeRange } from '../../contract/analytics.ts';
import { displayTitle } from '../../domain/report-sections.ts';
import { viewsPerReport } from '../../domain/views-per-report.ts';
import { useAnalytics } from '../../hooks/analytics.ts';
import { useConnection } from '../../hooks/connection.ts';
import { Bars } from '../../ui/Bars.tsx';
import { Donut } from '../../ui/Donut.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { FrequencyChart } from './FrequencyChart.tsx';
import { analytics as texts } from './messages.ts';
import '../../ui/form.css';

const rangeOf = (value: string | null): TimeRange => TimeRange.options.find((range) => range === value) ?? 'month';

/** What a founder's own reports say about their work, counted on this device (spec 2 §2). */
export function AnalyticsPage() {
  const [query, setQuery] = useSearchParams();
  const range = rangeOf(query.get('range'));
  const { analytics, status, retry } = useAnalytics(range);
  const { online } = useConnection();
  return (
    <main id="main" className="page">
      <BackBar to="/market-validation" label={texts.back} />
      <div className="stack loose">
        <header className="stack tight">
          <h1>{texts.title}</h1>
          <p className="muted">{texts.subtitle}</p>
        </header>
        <label className="row">
          {texts.range}
          <select value={range} onChange={(event) => setQuery({ range: event.target.value }, { replace: true })}>
            {TimeRange.options.map((option) => (
              <option key={option} value={option}>
                {texts.ranges[option]}
              </option>
            ))}
          </select>
        </label>
        {!online && <Notice>{texts.offline}</Notice>}
        {online && status?.notice && (
          <Notice tone="warning" action={{ label: texts.retry, onClick: retry }}>
            {status.notice}
          </Notice>
        )}
        {analytics ? <Statistics analytics={analytics} /> : <p role="status">{texts.loading}</p>}
      </div>
    </main>
  );
}

function Statistics({ analytics }: { analytics: ReportAnalytics }) {
  const perWeek = analytics.averageReportsPerWeek.toFixed(1);
  return (
    <>
      <dl className="figures few">
        {[
          { name: texts.totalReports, value: analytics.totalReports },
          ...(analytics.totalKits > 0 ? [{ name: texts.totalKits, value: analytics.totalKits }] : []),
          { name: texts.totalViews, value: analytics.totalViews },
          { name: texts.perWeek, value: perWeek },
        ].map(({ name, value }) => (
          <div className="card" key={name}>
            <dt className="muted">{name}</dt>
            <dd>
              <b>{value}</b>
            </dd>
          </div>
        ))}
      </dl>
      <Charts analytics={analytics} />
      {analytics.totalReports > 0 && <KeyInsights analytics={analytics} perWeek={perWeek} />}
    </>
  );
}

type Chart = 'frequency' | 'categories' | 'industries' | 'viewed';

function Charts({ analytics }: { analytics: ReportAnalytics }) {
  const [chart, setChart] = useState<Chart>('frequency');
  return (
    <section className="card">
      <Tabs<Chart>
        label={texts.charts}
        current={chart}
        onChange={setChart}
        tabs={[
          { key: 'frequency', title: texts.frequency },
          { key: 'categories', title: texts.categories },
          { key: 'industries', title: texts.industries },
          { key: 'viewed', title: texts.viewed },
        ]}
      >
        <div className="chart-panel">
          {analytics.totalReports === 0 ? (
            <div className="empty">
              <p>{texts.empty}</p>
              <span>
                <Link className="btn quiet" to="/market-validation">
                  {texts.start}
                </Link>
              </span>
            </div>
          ) : (
            <Drawn chart={chart} analytics={analytics} />
          )}
        </div>
      </Tabs>
    </section>
  );
}

function Drawn({ chart, analytics }: { chart: Chart; analytics: ReportAnalytics }) {
  switch (chart) {
    case 'frequency':
      return <FrequencyChart frequency={analytics.creationFrequency} />;
    case 'categories':
      return <Donut shares={analytics.topCategories} />;
    case 'industries':
      return (
        <Bars
          caption={texts.industries}
          heads={[texts.name, texts.reports]}
          bars={analytics.topIndustries.map((slice) => ({ key: slice.name, ...slice }))}
        />
      );
    case 'viewed':
      if (analytics.viewPatterns.length === 0) return <p className="empty">{texts.notViewed}</p>;
      return (
        <Bars
          caption={texts.viewed}
          heads={[texts.name, texts.views]}
          bars={analytics.viewPatterns.map(({ id, title, views }) => ({
            key: id,
            name: <Link to={`/market-validation/report/${id}`}>{displayTitle(title)}</Link>,
            count: views,
          }))}
        />
      );
  }
}

function KeyInsights({ analytics, perWeek }: { analytics: ReportAnalytics; perWeek: string }) {
  const [top] = analytics.topCategories;
  const revisits = viewsPerReport(analytics);
  return (
    <section className="stack tight">
      <h2>{texts.insights}</h2>
      <ul>
        {top && <li>{texts.mostResearched(top.name)}</li>}
        {Number(perWeek) > 0 && <li>{texts.average(perWeek)}</li>}
        {revisits && <li>{texts.revisit(revisits)}</li>}
      </ul>
    </section>
  );
}
