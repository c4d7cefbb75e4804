import type { Chunk } from '../../contract/chat.ts';
import type { ReportContent } from '../../contract/report.ts';
import { chunksOf } from './chunks.ts';

/** A part of a report that may answer a question. */
export interface Part {
  readonly id: string;
  readonly chunk: Chunk;
  /** What it is called, whatever the report's language: `leads` in content/chat.yaml begin like it. */
  readonly name: string;
  readonly head: string;
  readonly text: string;
  /** Told by the founder: no answer to what they ask, unless they ask how they were read. */
  readonly isTheirs: boolean;
}

/** A kit's parts in their order, by section; in every language they are the same (`writeKit`). */
const KIT_PARTS: Readonly<Record<string, readonly string[]>> = {
  executive_summary: ['We have no playbook', 'How we read you', 'Where you stand'],
  summary: ['Three questions'],
  industry_analysis: ['Five talks', 'About the last time', 'Write down'],
  challenges_analysis: ['What would end it'],
  recommendations: ['Three cheap tests', 'Your idea, tried by hand', 'Add what you found'],
};

/** The idea stands there where its founder said what it does. */
const kitNames = (section: string, count: number): readonly string[] => {
  const names = KIT_PARTS[section] ?? [];
  return section === 'recommendations' && count < names.length ? names.filter((_name, at) => at !== 1) : names;
};

/** What each point of a numbered list in a kit is called. */
const POINTS: Readonly<Record<string, string>> = { 'Three questions': 'Three questions', 'Three cheap tests': 'Test' };

export function partsOf(content: ReportContent): readonly Part[] {
  const chunks = chunksOf(content);
  const parts = content.metadata.kind === 'starter_kit' ? kitParts(chunks) : chunks.map((chunk) => partOf(chunk));
  // A heading over other parts says nothing itself.
  return parts.filter(({ head, text }) => plain(text) !== plain(head));
}

function partOf(chunk: Chunk, name?: string): Part {
  const head = chunk.metadata.section === 'sources' ? 'Sources' : (chunk.metadata.heading ?? '');
  const called = name ?? head;
  return { id: chunk.id, chunk, name: called, head, text: chunk.content, isTheirs: called === 'How we read you' };
}

/** Each question and each test of a kit by itself: founders ask for one of them. */
function kitParts(chunks: readonly Chunk[]): readonly Part[] {
  return chunks.flatMap((chunk) => {
    const { section } = chunk.metadata;
    const beside = chunks.filter((other) => other.metadata.section === section);
    const part = partOf(chunk, kitNames(section, beside.length)[beside.indexOf(chunk)]);
    const points = chunk.content.split('\n').filter((line) => /^\d+\. /.test(line));
    const name = POINTS[part.name];
    if (name === undefined || points.length === 0) return [part];
    return points.map((point, index) => {
      const text = point.replace(/^\d+\. /, '');
      const head = /^\*(.+?)\*/.exec(text)?.[1] ?? part.head;
      return { ...part, id: `${chunk.id}.${index + 1}`, name: `${name} ${index + 1}`, head, text };
    });
  });
}

export const plain = (text: string): string => text.replace(/[*.:…]/g, '').trim();

export const isTest = (name: string): boolean => /^Test \d/.test(name);

/** The test that a part speaks of by its number, as 'First test. Test 3, Visits for a fee' does. */
export const testNamedIn = ({ text }: Part, parts: readonly Part[]): Part | undefined => {
  const [number] = /Test \d/.exec(text) ?? [];
  return number === undefined ? undefined : parts.find(({ name }) => name.startsWith(number));
};
