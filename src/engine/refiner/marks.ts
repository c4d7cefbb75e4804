import type { Language } from '../../../content/schema/language.ts';
import { evidenceRung } from '../reading/evidence-rung.ts';
import type { EvidenceRung } from '../reading/types.ts';
import { quotable, sentencesOf } from '../text/clean.ts';
import type { Near } from './near.ts';
import { statedNumber } from './stated-number.ts';

/** One part of a refinement's score: how much of the problem the idea itself tells. */
export interface Mark {
  readonly label: string;
  readonly points: number;
  readonly of: number;
  /** What was read, in the founder's own words: they see whether it is so. */
  readonly why: string;
}

const NEARNESS = 40;
const REST = 20;

const PROOF: Readonly<Record<EvidenceRung, number>> = { desk: 0, says: 10, does: 15, pays: REST };
const READ: Readonly<Record<Exclude<EvidenceRung, 'desk'>, string>> = {
  says: 'that people were asked',
  does: 'that something was watched or counted',
  pays: 'that somebody has paid',
};

function proofMark(text: string): Mark {
  const { rung } = evidenceRung(text);
  const sentence = sentencesOf(text).find((one) => evidenceRung(one).rung === rung) ?? text;
  return {
    label: 'Proof',
    points: PROOF[rung],
    of: REST,
    why:
      rung === 'desk'
        ? 'we read in it of nobody asked, nothing counted and nothing paid'
        : `we read ${READ[rung]} in “${quotable(sentence)}”`,
  };
}

/** `place`: a town or a country that the idea names; '' for none. */
export function marksOf(text: string, language: Language, { words, covers }: Near, place: string): Mark[] {
  const number = statedNumber(text, language);
  return [
    {
      label: 'Nearness',
      points: Math.round(NEARNESS * covers),
      of: NEARNESS,
      why: `the playbook knows these words of yours: ${words.join(', ')}`,
    },
    {
      label: 'Place',
      points: place === '' ? 0 : REST,
      of: REST,
      why: place === '' ? 'we read no town or country in it that we know' : `it names ${place}`,
    },
    {
      label: 'Numbers',
      points: number === '' ? 0 : REST,
      of: REST,
      why: number === '' ? 'no number that we can read counts or measures something in it' : `it gives “${number}”`,
    },
    proofMark(text),
  ];
}

export const total = (marks: readonly Mark[]): number => marks.reduce((sum, { points }) => sum + points, 0);
