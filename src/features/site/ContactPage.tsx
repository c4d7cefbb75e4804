import { useState } from 'react';
import { Sent } from '../../components/Sent.tsx';
import { useVisitorDraft } from '../../hooks/draft.ts';
import { Button } from '../../ui/Button.tsx';
import { ContactForm } from './ContactForm.tsx';
import { company } from './content/company.ts';
import { contactPage } from './content/help.ts';
import { pages } from './messages.ts';
import { SiteFrame } from './SiteFrame.tsx';

const texts = pages.contact;

/** 'Talk to Sales'. What is written goes into the visitor's outbox, and out when the network is there. */
export function ContactPage() {
  const draft = useVisitorDraft('contact');
  const [sent, setSent] = useState<string | null>(null);
  return (
    <SiteFrame facts={contactPage} foot="small">
      <div className="column">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <noscript>
          <p>
            {texts.noScript} <a href={`mailto:${company.mailbox}`}>{company.mailbox}</a>
          </p>
        </noscript>
        {sent === null ? (
          <ContactForm draft={draft} onSent={setSent} />
        ) : (
          <Sent opId={sent} texts={texts} onBack={() => setSent(null)}>
            <span>
              <Button look="quiet" onClick={() => setSent(null)}>
                {texts.another}
              </Button>
            </span>
          </Sent>
        )}
        <p>
          <a href={`mailto:${company.mailbox}`}>{company.mailbox}</a>
        </p>
      </div>
    </SiteFrame>
  );
}
