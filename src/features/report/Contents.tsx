import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useStartsUnfolded } from './Fold.tsx';
import { report as texts } from './messages.ts';
import '../../ui/toc.css';

interface ContentsProps {
  entries: readonly { readonly key: string; readonly title: string }[];
  place: string | null;
  /** The language of the titles, where it is not the page's own. */
  lang?: string;
  /** Opens or closes every part, where parts can be folded. */
  onAll?: (isOpen: boolean) => void;
}

/** The way through a report, always in sight: a bar that unfolds above the text, a list beside it where there is room. */
export function Contents({ entries, place, lang, onAll }: ContentsProps) {
  const [isOpen, setOpen] = useState(false);
  const unfolded = useStartsUnfolded();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const allOpen = chosen ?? unfolded;
  const opener = useRef<HTMLButtonElement>(null);
  const list = useId();
  const here = entries.find(({ key }) => key === place);
  return (
    <nav
      className={isOpen ? 'toc no-print open' : 'toc no-print'}
      aria-label={texts.contents}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        opener.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <div className="toc-bar">
        <button
          type="button"
          className="toc-opener"
          ref={opener}
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="menu" />
          <span lang={here && lang} dir="auto">
            {here?.title ?? texts.contents}
          </span>
          <Icon name="down" />
        </button>
        {onAll && (
          <Button
            look="plain"
            onClick={() => {
              onAll(!allOpen);
              setChosen(!allOpen);
            }}
          >
            {allOpen ? texts.closeAll : texts.openAll}
          </Button>
        )}
      </div>
      <ol id={list}>
        {entries.map(({ key, title }) => (
          <li key={key}>
            <a
              href={`#${key}`}
              lang={lang}
              dir="auto"
              aria-current={key === place ? 'location' : undefined}
              onClick={() => setOpen(false)}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
