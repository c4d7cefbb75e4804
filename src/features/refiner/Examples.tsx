import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { refiner as texts } from './messages.ts';
import { sampleOf } from './sample-of.ts';

/** Spec 3 §9. */
const SHOWN = 4;

/** Four ideas of the pool by chance; clicking one fills the text. */
export function Examples({ pool, onPick }: { pool: readonly string[]; onPick: (idea: string) => void }) {
  const [shown, setShown] = useState(() => sampleOf(pool, SHOWN, Math.random));
  return (
    <section className="stack tight" aria-label={texts.examples}>
      <div className="row">
        <h2>{texts.examples}</h2>
        <Button
          look="plain"
          className="push"
          onClick={() => setShown((before) => sampleOf(pool, SHOWN, Math.random, before))}
        >
          {texts.shuffle}
        </Button>
      </div>
      <ul className="picks">
        {shown.map((idea) => (
          <li key={idea}>
            <button type="button" className="pick" onClick={() => onPick(idea)}>
              {idea}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
