import { useEffect, useState } from 'react';
import { allLines, type LinesByIndustry } from '../../hooks/all-lines.ts';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useAsking } from './use-asking.ts';

export interface AllLinesProps {
  /** The language of the lines. */
  lang: string;
  onPick: (line: string) => void;
  onClose: () => void;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word, or a part of one, wherever it stands: a line is short, and what is typed may be half a word. */
const holds = (line: string, wanted: string): boolean =>
  plain(wanted)
    .split(/\s+/)
    .every((word) => plain(line).includes(word));

/** Every problem there is a playbook for, by trade: for who is offered none, or others than theirs. */
export function AllLines({ lang, onPick, onClose }: AllLinesProps) {
  const { texts } = useAsking(lang);
  const [groups, setGroups] = useState<LinesByIndustry | null>(null);
  const [isLost, setLost] = useState(false);
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    allLines(lang).then(setGroups, () => setLost(true));
  }, [lang]);
  const isSearched = wanted.trim() !== '';
  const shown = (groups ?? [])
    .map(([name, lines]) => [name, isSearched ? lines.filter((line) => holds(line, wanted)) : lines] as const)
    .filter(([, lines]) => lines.length > 0);
  return (
    <Modal title={texts.allLines} onClose={onClose}>
      {isLost ? (
        <Notice tone="error">{texts.allLinesLost}</Notice>
      ) : (
        <>
          <Field
            label={texts.searchLines}
            type="search"
            dir="auto"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
          <p role="status">{groups && isSearched && shown.length === 0 ? texts.noLine : ''}</p>
          {shown.map(([name, lines]) => (
            // Opened anew when the search changes what is in it.
            <details key={`${name}${isSearched}`} open={isSearched} className="panel" lang={lang} dir="auto">
              <summary>
                {name} <small>{lines.length}</small>
                <Icon name="down" />
              </summary>
              <div className="choices">
                {lines.map((line) => (
                  <button key={line} type="button" className="chip" onClick={() => onPick(line)}>
                    <span>{line}</span>
                  </button>
                ))}
              </div>
            </details>
          ))}
        </>
      )}
    </Modal>
  );
}
