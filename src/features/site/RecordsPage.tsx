import { Link } from 'react-router-dom';
import { MAP, publishers, records, recordsPage } from './content/records.ts';
import { pages } from './messages.ts';
import { SiteFrame } from './SiteFrame.tsx';
import '../../ui/records.css';
import { recordTexts as texts } from './record-messages.ts';

const HEADS = [texts.country, texts.figures, texts.recent, texts.offices] as const;
const REGIONS = ['North', 'West', 'Central', 'East', 'Southern'] as const;
/** Figures from which on a country has the look of its level. */
const LEVELS = [0, 80, 90, 100] as const;
const levelOf = (figures: number): number => LEVELS.filter((from) => figures >= from).length - 1;
const byCode = new Map(records.map((country) => [country.code, country]));
const squares = MAP.flatMap((row, y) => row.map((code, x) => ({ at: `${x}-${y}`, country: byCode.get(code) })));

/** The same as the tables say, seen at once; read aloud are the tables. */
function TileMap() {
  return (
    <div className="grid2">
      <div className="tile-map" aria-hidden="true">
        {squares.map(({ at, country }) =>
          country ? (
            <span
              key={at}
              className={`level-${levelOf(country.figures)}`}
              title={`${country.name}: ${country.figures}`}
            >
              {country.code}
            </span>
          ) : (
            <span key={at} />
          ),
        )}
      </div>
      <ul className="plain-list tile-legend">
        {LEVELS.map((from, level) => (
          <li key={from}>
            <span className="tile-map" aria-hidden="true">
              <span className={`level-${level}`} />
            </span>
            {texts.level(from, LEVELS[level + 1] ?? null)}
          </li>
        )).reverse()}
      </ul>
    </div>
  );
}

/** What is known where: the public figures on each country, how recent they are, and who publishes them. */
export function RecordsPage() {
  return (
    <SiteFrame facts={recordsPage}>
      <section className="section first">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <TileMap />
        {REGIONS.map((region) => (
          <section key={region} className="region stack tight" aria-labelledby={`region-${region}`}>
            <h2 id={`region-${region}`}>{texts.regions[region]}</h2>
            <table className="records">
              <thead>
                <tr>
                  {HEADS.map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {records
                  .filter((country) => country.region === region)
                  .map(({ name, figures, recent, offices }) => (
                    <tr key={name}>
                      <th scope="row">{name}</th>
                      {[figures, recent, offices === 0 ? texts.none : offices].map((cell, column) => (
                        <td key={HEADS[column + 1]} data-head={HEADS[column + 1]}>
                          {cell}
                        </td>
                      ))}
                    </tr>
                  ))}
              </tbody>
            </table>
          </section>
        ))}
        <p className="muted">{texts.aboutOffices}</p>
      </section>
      <section className="section" aria-labelledby="publishers">
        <h2 id="publishers">{texts.publishers}</h2>
        <ul className="plain-list stack">
          {publishers.map(({ name, figures, about, licence }) => (
            <li key={name}>
              <strong>{name}</strong>: {about} <small className="muted">{texts.published(figures, licence)}</small>
            </li>
          ))}
        </ul>
        <p>
          <Link className="btn" to="/#try">
            {pages.samples.own}
          </Link>
        </p>
      </section>
    </SiteFrame>
  );
}
