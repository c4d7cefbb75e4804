import { Meter } from '../../ui/Meter.tsx';
import { refiner as texts } from './messages.ts';

/** A score, drawn and said. */
export function Known({ score }: { score: number }) {
  return (
    <div className="stack tight">
      <div className="known">
        <small>{texts.score}</small>
        <b>{texts.scoreOf(score)}</b>
      </div>
      <Meter value={score} max={100} label={texts.score} text={texts.scoreOf(score)} />
    </div>
  );
}

export function Assumptions({ of }: { of: readonly string[] }) {
  return (
    <ul className="assumed">
      {of.map((assumption) => (
        <li key={assumption}>{assumption}</li>
      ))}
    </ul>
  );
}
