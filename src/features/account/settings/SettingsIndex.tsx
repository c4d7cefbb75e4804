import { settings } from './messages.ts';

const texts = settings.index;

/** The way through the settings: the ids are those of the sections. */
export function SettingsIndex() {
  return (
    <nav className="settings-index" aria-label={texts.label}>
      <ul>
        {texts.places.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
