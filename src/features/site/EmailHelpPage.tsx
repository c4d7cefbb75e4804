import { Link } from 'react-router-dom';
import { emailHelp, emailHelpPage } from './content/help.ts';
import { pages } from './messages.ts';
import { SiteFrame } from './SiteFrame.tsx';

export function EmailHelpPage() {
  return (
    <SiteFrame facts={emailHelpPage} foot="small">
      <div className="column">
        <h1>{emailHelp.title}</h1>
        <p className="lead">{emailHelp.lead}</p>
        <ol>
          {emailHelp.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{emailHelp.more}</p>
        <div className="row">
          <Link className="btn" to="/contact">
            {pages.emailHelp.write}
          </Link>
          <Link className="btn quiet" to="/login">
            {pages.emailHelp.signIn}
          </Link>
        </div>
      </div>
    </SiteFrame>
  );
}
