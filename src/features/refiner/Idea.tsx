import { preview } from '../../domain/refiner.ts';
import { Icon } from '../../ui/Icon.tsx';
import { refiner as texts } from './messages.ts';

/** From here on an idea would push its problems out of sight. */
const LONG = 280;

/** The founder's own words, as they were written. */
export function Idea({ idea }: { idea: string }) {
  const words = <blockquote className="quote">{idea}</blockquote>;
  return (
    <section className="stack tight" aria-label={texts.yourIdea}>
      <small>{texts.yourIdea}</small>
      {idea.length <= LONG ? (
        words
      ) : (
        <details className="panel">
          <summary>
            {preview(idea)}
            <Icon name="down" />
          </summary>
          {words}
        </details>
      )}
    </section>
  );
}
