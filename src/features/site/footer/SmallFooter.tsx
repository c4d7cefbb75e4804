import { footer as texts } from '../messages.ts';
import { FooterEnd } from './FooterEnd.tsx';
import { FooterGroup } from './FooterGroup.tsx';

/** The older variant of spec 1 §2.10: three groups, no form. */
export function SmallFooter() {
  return (
    <footer className="footer">
      <div className="page foot three">
        <FooterGroup
          title={texts.groups.product}
          links={[
            ['/market-validation', texts.validator],
            ['/samples', texts.sample],
            ['/pricing', texts.pricing],
          ]}
        />
        <FooterGroup
          title={texts.groups.resources}
          links={[
            ['/resources', texts.services],
            ['/options', texts.options],
            ['/faq', texts.faqs],
            ['/help/email-not-received', texts.emailHelp],
          ]}
        />
        <FooterGroup
          title={texts.groups.company}
          links={[
            ['/#about', texts.about],
            ['/venture-builders', texts.builders],
            ['/contact', texts.contact],
          ]}
        />
      </div>
      <FooterEnd />
    </footer>
  );
}
