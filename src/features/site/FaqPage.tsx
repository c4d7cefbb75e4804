import { Accordion } from './Accordion.tsx';
import { faqPage, questions } from './content/faq.ts';
import { HomeLink } from './HomeLink.tsx';
import { pages } from './messages.ts';
import { questionItem } from './question-item.tsx';
import { SiteFrame } from './SiteFrame.tsx';

export function FaqPage() {
  return (
    <SiteFrame facts={faqPage}>
      <div className="column">
        <h1>{pages.faq.title}</h1>
        <p className="lead">{pages.faq.subtitle}</p>
        <Accordion items={questions.map(questionItem)} />
        <HomeLink />
      </div>
    </SiteFrame>
  );
}
