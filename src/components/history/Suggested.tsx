import { Link } from 'react-router-dom';
import { displayTitle } from '../../domain/report-sections.ts';
import type { Suggestion } from '../../domain/suggested.ts';
import { history as texts } from './messages.ts';
import '../../ui/list.css';

/** What is worth doing next with the reports that are here. */
export function Suggested({ suggestions, onOpen }: { suggestions: readonly Suggestion[]; onOpen: () => void }) {
  if (suggestions.length === 0) return null;
  return (
    <section aria-label={texts.suggested}>
      <h3>{texts.suggested}</h3>
      <ul className="list">
        {suggestions.map(({ title, description, action }) => (
          <li key={action}>
            <Link to={action} onClick={onOpen}>
              <strong>{displayTitle(title)}</strong>
              <small>{description}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
