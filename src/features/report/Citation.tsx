import { useOpenCitation } from './citations-context.tsx';
import { report } from './messages.ts';

/** A pill that opens its record here; without script, or in print, it still leads to the list of sources. */
export function Citation({ number }: { number: number }) {
  const open = useOpenCitation();
  return (
    <a
      className="cite"
      href={`#source-${number}`}
      aria-label={report.source(number)}
      onClick={(event) => {
        event.preventDefault();
        open(number);
      }}
    >
      {/* On paper, and in what is copied, it must not read as a number of the sum it stands in. */}
      <span className="bracket">[</span>
      {number}
      <span className="bracket">]</span>
    </a>
  );
}
