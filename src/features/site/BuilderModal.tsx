import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { builderTexts as texts } from './builder-messages.ts';
import { builderProfiles } from './content/builder-profiles.ts';
import type { Builder } from './content/builders.ts';
import { Portrait } from './Portrait.tsx';
import { SampleBadge } from './SampleBadge.tsx';

interface BuilderModalProps {
  builder: Builder;
  about: 'profile' | 'calendar';
  onClose: () => void;
}

/** Booking is locked for everybody (spec 1 §2.6): the profile says so, and the calendar does. */
export function BuilderModal({ builder, about, onClose }: BuilderModalProps) {
  const { id, fullName, domain } = builder;
  const profile = builderProfiles[id];
  if (about === 'calendar') {
    return (
      <Modal title={texts.calendar} onClose={onClose}>
        <p>{texts.calendarText(fullName)}</p>
        <p>
          <Link className="btn quiet" to="/contact">
            {texts.write}
          </Link>
        </p>
      </Modal>
    );
  }
  return (
    <Modal title={texts.profile} onClose={onClose}>
      <div className="row">
        <Portrait name={fullName} large />
        <div>
          <h3>{fullName}</h3>
          <p className="muted">{domain}</p>
          <SampleBadge of={builder} />
        </div>
      </div>
      <p>{profile?.bio}</p>
      <h3>{texts.expertise}</h3>
      <ul>
        {profile?.expertise.map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
      <div className="row">
        <Button disabled>{texts.book}</Button>
        <small>{texts.bookingSoon}</small>
      </div>
    </Modal>
  );
}
