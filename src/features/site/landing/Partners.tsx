import { partners } from '../content/partners.ts';
import { site } from '../messages.ts';
import { SampleBadge } from '../SampleBadge.tsx';

export function Partners() {
  if (partners.length === 0) return null;
  return (
    <section className="partners" aria-label={site.partners}>
      <ul className="plain-list">
        {partners.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <SampleBadge of={partners} text={site.samplePartners} />
    </section>
  );
}
