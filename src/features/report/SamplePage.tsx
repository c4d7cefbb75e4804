import { Suspense, use } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { BackBar } from '../../components/BackBar.tsx';
import type { Report } from '../../contract/report.ts';
import { type Sample, sampleById, sampleTitle } from '../../domain/samples.ts';
import { useAccount } from '../../hooks/account.ts';
import { useSample } from '../../hooks/sample.ts';
import { useTitle } from '../../hooks/use-title.ts';
import { Notice } from '../../ui/Notice.tsx';
import { report as reportTexts } from './messages.ts';
import { ReportArticle } from './ReportArticle.tsx';
import { ReportMenu } from './ReportMenu.tsx';
import { sample as texts } from './sample-messages.ts';
import { type TextSize, useTextSize } from './use-text-size.ts';
import '../../ui/ask.css';

/** A report to look at before one has made one: whole, with its sources, signed in or not. */
export function SamplePage() {
  const { sampleId = '' } = useParams();
  const sample = sampleById(sampleId);
  return sample ? <SampleReport key={sample.id} sample={sample} /> : <Navigate to="/samples" replace />;
}

export function SampleReport({ sample }: { sample: Sample }) {
  const account = useAccount();
  const { report, retry } = useSample(sample);
  const text = useTextSize();
  useTitle(sampleTitle(sample));
  return (
    <main id="main" className="page">
      <BackBar to={account ? '/market-validation' : '/samples'} label={account ? reportTexts.back : texts.title}>
        <Suspense>
          <MenuOf report={report} size={text.size} onSize={text.change} />
        </Suspense>
      </BackBar>
      <Notice>
        <span>{texts.about}</span>
        <span className="no-print">
          <Link className="btn" to={account ? '/market-validation' : '/#try'}>
            {texts.own}
          </Link>
        </span>
      </Notice>
      {/* HTML that the build wrote stays as it is until the report is here. */}
      <Suspense
        fallback={
          <>
            <h1>{sample.name}</h1>
            <p role="status">{reportTexts.loading}</p>
          </>
        }
      >
        <ArticleOf report={report} name={sample.name} size={text.size} onRetry={retry} />
      </Suspense>
    </main>
  );
}

interface MenuOfProps {
  report: Promise<Report | null>;
  size: TextSize;
  onSize: (size: TextSize) => void;
}

function MenuOf({ report, ...size }: MenuOfProps) {
  const read = use(report);
  return read && <ReportMenu report={read} {...size} />;
}

interface ArticleOfProps {
  report: Promise<Report | null>;
  name: string;
  size: TextSize;
  onRetry: () => void;
}

function ArticleOf({ report, name, size, onRetry }: ArticleOfProps) {
  const read = use(report);
  if (read) return <ReportArticle report={read} size={size} />;
  return (
    <div className="stack">
      <h1>{name}</h1>
      <Notice tone="error" action={{ label: reportTexts.retry, onClick: onRetry }}>
        {texts.failed}
      </Notice>
    </div>
  );
}
