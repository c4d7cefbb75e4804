import { useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { report as texts } from './messages.ts';

/** Where the contents stand beside the text instead of above it; the same width as in report.css. */
const WIDE = '(min-width: 64rem)';

interface ContentsProps {
  entries: readonly { readonly key: string; readonly title: string }[];
  place: string | null;
  /** The language of the titles, where it is not the page's own. */
  lang?: string;
}

/** Folded away above the text on a phone, always open beside it on a wide screen. */
export function Contents({ entries, place, lang }: ContentsProps) {
  const [open, setOpen] = useState(() => matchMedia(WIDE).matches);
  return (
    <details className="toc panel no-print" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {texts.contents}
        <Icon name="down" />
      </summary>
      <nav aria-label={texts.contents}>
        <ol>
          {entries.map(({ key, title }) => (
            <li key={key}>
              <a href={`#${key}`} lang={lang} dir="auto" aria-current={key === place ? 'location' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
