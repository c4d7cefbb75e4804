import { Link } from 'react-router-dom';
import { company } from '../content/company.ts';
import { footer as texts } from '../messages.ts';
import { FooterEnd } from './FooterEnd.tsx';
import { FooterGroup } from './FooterGroup.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

/** Spec 1 §2.10. The anchors lead to the landing page's sections from wherever the footer stands. */
export function SiteFooter() {
  return (
    <footer className="footer">
      <div className="page foot">
        <NewsletterForm />
        <FooterGroup
          title={texts.groups.product}
          links={[
            ['/#features', texts.features],
            ['/#pricing', texts.pricing],
            ['/faqs', texts.faqs],
            ['/#roadmap', texts.roadmap],
          ]}
        />
        <FooterGroup
          title={texts.groups.company}
          links={[
            ['/#about', texts.about],
            ['/#blog', texts.blog],
            ['/#careers', texts.careers],
            ['/#contact', texts.contact],
          ]}
        />
        <section className="stack tight" id="contact" tabIndex={-1} aria-labelledby="foot-contact">
          <h2 id="foot-contact">{texts.contactUs}</h2>
          <a href={`mailto:${company.mailbox}`}>{company.mailbox}</a>
          <Link to="/contact">{texts.talk}</Link>
          {company.socials.map(({ name, address }) =>
            address === null ? null : (
              <a key={name} href={address} rel="noopener noreferrer" target="_blank">
                {name}
              </a>
            ),
          )}
        </section>
      </div>
      <FooterEnd />
    </footer>
  );
}
