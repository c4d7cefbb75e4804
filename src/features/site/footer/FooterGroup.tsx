import { Link } from 'react-router-dom';
import { Icon } from '../../../ui/Icon.tsx';

/** Collapsible by itself; open at first, so that every link is in sight before any script. */
export function FooterGroup({
  title,
  links,
}: {
  title: string;
  links: readonly (readonly [to: string, text: string])[];
}) {
  return (
    <details className="foot-group" open>
      <summary>
        {title}
        <Icon name="down" />
      </summary>
      <ul>
        {links.map(([to, text]) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
