import { Link } from 'react-router-dom';
import { excerpt } from '../content/excerpt.ts';
import { excerptTexts as texts } from './messages.ts';

/** What a report says, as it says it: the verdict, a figure with all that went into it, what to do, what would end it. */
export function Excerpt() {
  return (
    <aside className="card stack tight excerpt" aria-label={excerpt.from}>
      <small className="muted">
        {excerpt.from} · {excerpt.place}
      </small>
      <strong className="excerpt-title">{excerpt.title}</strong>
      <p className="excerpt-verdict">
        <strong>{excerpt.verdict}</strong>
        <small>{excerpt.confidence}</small>
      </p>
      <p>
        <b className="price">{excerpt.figure}</b> {excerpt.figureIs}
      </p>
      <ul className="plain-list excerpt-inputs" aria-label={texts.inputs}>
        {excerpt.inputs.map(({ value, label }) => (
          <li key={label}>
            <b>{value}</b> {label} <small className="muted">{texts.said}</small>
          </li>
        ))}
      </ul>
      <p>
        <strong>{texts.told}</strong> {excerpt.told}
      </p>
      <p>
        <strong>{texts.firstTest}</strong> {excerpt.firstTest}
      </p>
      <p>
        <strong>{texts.end}</strong> {excerpt.end}
      </p>
      <p>
        <Link to={excerpt.path}>{texts.whole}</Link>
      </p>
    </aside>
  );
}
