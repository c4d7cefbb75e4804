import type { Problem } from '../../domain/explorer-problem.ts';
import { results as texts } from './messages.ts';

type DescriptionParts = NonNullable<Problem['told']>;

interface FactsProps {
  facts: DescriptionParts['facts'];
  sources: Problem['supporting_sources'];
}

/** The country's records, each with its source beside it; what speaks against the problem says so. */
export function Facts({ facts, sources }: FactsProps) {
  return (
    <ul className="told-facts">
      {facts.map(({ text, stance, source }) => {
        const from = sources[source];
        return (
          <li key={text}>
            {stance !== 'for' && <strong>{texts[stance]} </strong>}
            {text}
            {from && (
              <>
                {' '}
                <a className="fact-source" href={from.url} target="_blank" rel="noopener noreferrer" title={from.title}>
                  <span className="visually-hidden">{from.title}</span>
                  <span aria-hidden="true">{source + 1}</span>
                </a>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
