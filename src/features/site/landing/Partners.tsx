import { partners } from '../content/partners.ts';
import { site } from '../messages.ts';
import { SampleBadge } from '../SampleBadge.tsx';

export function Partners() {
  return (
    <section className="partners" aria-label={site.partners}>
      <ul className="plain-list">
        {partners.map(({ name, sample }) => (
          <li key={name}>
            <strong>{name}</strong>
            <SampleBadge sample={sample} text={site.sampleLogo} />
          </li>
        ))}
      </ul>
    </section>
  );
}
