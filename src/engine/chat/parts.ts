import type { Chunk } from '../../contract/chat.ts';
import type { ReportContent } from '../../contract/report.ts';
import { chunksOf } from './chunks.ts';
import { linesOf } from './sentences.ts';

/** A part of a report that may answer a question. */
export interface Part {
  readonly id: string;
  readonly chunk: Chunk;
  /** What it is called, whatever the report's language: `leads` in content/chat.yaml begin like it. */
  readonly name: string;
  readonly head: string;
  readonly text: string;
  /** What is searched, and told first. */
  readonly lines: readonly string[];
  /** What the founder told, their problem told again, or the sources: no answer unless it is asked for by name. */
  readonly isBackground: boolean;
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
  const parts = content.metadata.kind === 'starter_kit' ? kitParts(chunks) : chunks.flatMap(doubtsOf);
  // A heading over other parts, or the words over a table, say nothing themselves.
  const isOver = ({ chunk, text }: Part) =>
    chunk.metadata.section === 'pestel_analysis' && content.tables.length > 0 && !text.includes('\n');
  return parts.filter((part) => part.lines.length > 0 && !isOver(part));
}

type Own = { readonly [key in 'id' | 'name' | 'head' | 'text']?: string | undefined };

function partOf(chunk: Chunk, { id, name, head, text }: Own = {}): Part {
  const heading = chunk.metadata.section === 'sources' ? 'Sources' : (chunk.metadata.heading ?? '');
  const own = { head: head ?? heading, text: text ?? chunk.content };
  const called = name ?? own.head;
  return {
    ...own,
    id: id ?? chunk.id,
    chunk,
    name: called,
    lines: linesOf(own),
    isBackground: /^(?:How we read you|The problem|Sources)/.test(called),
  };
}

/** 'Will they want it?', 'Will it pay?' and 'Can it be done?', each by itself; they stand in one part. */
function doubtsOf(chunk: Chunk): readonly Part[] {
  const [first = '', ...others] = chunk.content.split(/\n(?=\*\*)/);
  if (others.length === 0) return [partOf(chunk)];
  const doubts = others.map((text, at) => {
    const head = /^\*\*(.+?)\*\*/.exec(text)?.[1] ?? '';
    return partOf(chunk, { id: `${chunk.id}.${at + 2}`, head, text });
  });
  return [partOf(chunk, { text: first }), ...doubts];
}

/** Each question and each test of a kit by itself, as founders ask for one of them, and what stands before them. */
function kitParts(chunks: readonly Chunk[]): readonly Part[] {
  return chunks.flatMap((chunk) => {
    const { section } = chunk.metadata;
    const beside = chunks.filter((other) => other.metadata.section === section);
    const part = partOf(chunk, { name: kitNames(section, beside.length)[beside.indexOf(chunk)] });
    const lines = chunk.content.split('\n');
    const points = lines.filter((line) => NUMBERED.test(line));
    const name = POINTS[part.name];
    if (name === undefined || points.length === 0) return [part];
    const before = partOf(chunk, { name: part.name, text: lines.filter((line) => !NUMBERED.test(line)).join('\n') });
    const each = points.map((point, at) => {
      const text = point.replace(NUMBERED, '');
      const head = /^\*(.+?)\*/.exec(text)?.[1] ?? part.head;
      return partOf(chunk, { id: `${chunk.id}.${at + 1}`, name: `${name} ${at + 1}`, head, text });
    });
    return [before, ...each];
  });
}

const NUMBERED = /^\d+\. /;

/** A founder's own idea is tried as the tests are, with a threshold of its own. */
export const isTest = (name: string): boolean => /^(?:Test \d|Your idea, tried by hand)/.test(name);

/** The test that a part speaks of by its number, as 'First test. Test 3, Visits for a fee' does. */
export const testNamedIn = ({ text }: Part, parts: readonly Part[]): Part | undefined => {
  const [number] = /Test \d/.exec(text) ?? [];
  return number === undefined ? undefined : parts.find(({ name }) => name.startsWith(number));
};
