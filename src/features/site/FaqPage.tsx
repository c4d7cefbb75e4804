import { Link } from 'react-router-dom';
import { Accordion } from './Accordion.tsx';
import { faqPage, questions } from './content/faq.ts';
import { pages, site } from './messages.ts';
import { questionItem } from './question-item.tsx';
import { SiteFrame } from './SiteFrame.tsx';

export function FaqPage() {
  return (
    <SiteFrame facts={faqPage}>
      <div className="column">
        <h1>{pages.faq.title}</h1>
        <p className="lead">{pages.faq.subtitle}</p>
        <Accordion items={questions.map(questionItem)} />
        <p>
          <Link className="btn quiet" to="/">
            {site.home}
          </Link>
        </p>
      </div>
    </SiteFrame>
  );
}
