import { useState } from 'react';
import { useVisitorTypedText } from '../../hooks/typed-text.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactSent } from './ContactSent.tsx';
import { contact as texts } from './contact-messages.ts';
import { company } from './content/company.ts';
import { contactPage } from './content/help.ts';
import { SiteFrame } from './SiteFrame.tsx';

/** 'Talk to Sales'. What is written goes into the visitor's outbox, and out when the network is there. */
export function ContactPage() {
  const draft = useVisitorTypedText('contact');
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
          <ContactSent opId={sent} onAnother={() => setSent(null)} />
        )}
        <p>
          <a href={`mailto:${company.mailbox}`}>{company.mailbox}</a>
        </p>
      </div>
    </SiteFrame>
  );
}
