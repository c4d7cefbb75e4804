import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Modal } from '../../ui/Modal.tsx';
import { pathway } from './messages.ts';
import { useMedia } from './use-media.ts';
import { usePathway } from './use-pathway.ts';

export function PathwayModal({ onClose }: { onClose: () => void }) {
  const leadsTo = usePathway();
  // A finger points at nothing: what a choice means stands below it.
  const touch = useMedia('(hover: none)');
  const [words, setWords] = useState<string>(pathway.prompt);
  const reset = () => setWords(pathway.prompt);
  return (
    <Modal title={pathway.title} onClose={onClose}>
      <p className="muted pathway-words" aria-live="polite">
        {words}
      </p>
      <ul className="pathways">
        {pathway.choices.map(({ text, hover, to }) => (
          <li key={to}>
            <Link
              className="card"
              to={leadsTo(to)}
              onPointerEnter={() => setWords(hover)}
              onPointerLeave={reset}
              onFocus={() => setWords(hover)}
              onBlur={reset}
              onClick={onClose}
            >
              <strong>{text}</strong>
              {touch && <span className="muted">{hover}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
