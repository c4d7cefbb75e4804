import { Link, useParams } from 'react-router-dom';
import { BackBar } from '../../components/BackBar.tsx';
import { SAMPLES, type Sample, sampleById } from '../../domain/samples.ts';
import { useAccount } from '../../hooks/account.ts';
import { useSample } from '../../hooks/sample.ts';
import { Notice } from '../../ui/Notice.tsx';
import { report as reportTexts, sample as texts } from './messages.ts';
import { ReportArticle } from './ReportArticle.tsx';
import { ReportMenu } from './ReportMenu.tsx';
import { useTextSize } from './use-text-size.ts';
import '../../ui/ask.css';

/** A report to look at before one has made one: whole, with its sources, signed in or not. */
export function SamplePage() {
  const { sampleId = '' } = useParams();
  const sample = sampleById(sampleId);
  return sample ? <SampleReport sample={sample} /> : <SampleList />;
}

export function SampleReport({ sample }: { sample: Sample }) {
  const account = useAccount();
  const { state, report, retry } = useSample(sample);
  const text = useTextSize();
  return (
    <main id="main" className="page">
      <BackBar to={account ? '/market-validation' : '/'} label={account ? reportTexts.back : texts.home}>
        {report && <ReportMenu report={report} size={text.size} onSize={text.change} />}
      </BackBar>
      <Notice>
        <span>{texts.about}</span>
        <span className="no-print">
          <Link className="btn" to={account ? '/market-validation' : '/signup'}>
            {texts.own}
          </Link>
        </span>
      </Notice>
      {!report && <h1>{sample.name}</h1>}
      {state === 'loading' && <p role="status">{reportTexts.loading}</p>}
      {report && <ReportArticle report={report} size={text.size} />}
      {state === 'error' && (
        <Notice tone="error" action={{ label: reportTexts.retry, onClick: retry }}>
          {texts.failed}
        </Notice>
      )}
    </main>
  );
}

function SampleList() {
  return (
    <main id="main" className="page">
      <div className="narrow stack">
        <h1>{texts.title}</h1>
        <ul className="list">
          {SAMPLES.map(({ id, name }) => (
            <li key={id}>
              <Link to={`/samples/${id}`}>
                <strong>{name}</strong>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
