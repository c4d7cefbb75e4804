import { partsToRead } from '../../../src/engine/chat/parts-to-read.ts';
import type { ServerLog } from '../../../src/lib/log.ts';
import { type Asking, ask } from '../../model/ask.ts';
import { Budget } from '../../model/budget.ts';
import type { ChatModel } from '../../model/port.ts';
import { ANSWER, meantPart, type ToAnswer } from '../../model/roles/answer.ts';
import { DOUBT } from '../../model/roles/doubt.ts';
import { sentencesSoFar } from '../../model/sentences-so-far.ts';
import type { WebSearch } from '../look-up/web-passages.ts';
import { type Advice, type ChatAnswer, type ChatQuestion, isAnswered } from './advice-port.ts';
import { backedSentences, saidIn, withoutCited, withoutSentences } from './cited-sentences.ts';

/** Enough for one answer over a few parts of a report, told twice at most, and for the doubts of what it cites. */
const ONE_ANSWER = { calls: 3, tokens: 18_000, money: null, pricePerMillion: 0 };
/** A question is asked once: nothing of it is kept but the answer. */
const UNKEPT = {
  spent: async () => ({ calls: 0, tokens: 0, seconds: 0 }),
  known: async () => undefined,
  keep: async () => {},
  lose: async () => {},
};

/** Who words the answers, and how long each may take. */
interface Words {
  readonly model: ChatModel;
  readonly seconds: number;
}

/** The engine's answers in a model's words, and the web where the report and the records are silent. */
export function answersInWords(advice: Advice, words: Words | null, search: WebSearch | null, log: ServerLog): Advice {
  const inWords = async (
    { report, question, before }: ChatQuestion,
    own: ChatAnswer,
    signal: AbortSignal,
    onText?: (soFar: string) => void,
  ): Promise<ChatAnswer | null> => {
    if (words === null) return null;
    // A model may see an answer where the search saw what stands near.
    const shown = partsToRead(report, question, own);
    if (shown.length === 0) return null;
    const parts = shown.map(({ id, content }) => ({ id, content }));
    const given = { question, before: before.at(-1) ?? '', parts };
    const backed = (answer: string) => backedSentences(answer, { parts, sources: report.sources });
    const { model, seconds } = words;
    const asking = {
      model,
      budget: new Budget({ ...ONE_ANSWER, seconds }, await UNKEPT.spent()),
      calls: UNKEPT,
      log,
      signal,
      ...(onText && { onText: soundSentences(given, backed, onText) }),
      now: () => performance.now(),
    };
    const reply = await ask(ANSWER, given, asking);
    if (reply === null) return null;
    if (reply.faults.length > 0) {
      log.warn('model', { role: ANSWER.name, message: `Not used: ${reply.faults.join('; ')}` });
      return null;
    }
    const { answer, parts: used } = reply.answer;
    const meant = used.map((id) => meantPart(id, parts));
    const content = await undoubted(backed(answer), { parts, sources: report.sources }, question, asking);
    if (content === '') return null;
    return { content, chunks: shown.filter(({ id }) => meant.includes(id)) };
  };
  return {
    ...advice,
    async answer(question, signal, onText) {
      const own = await advice.answer(question, signal);
      const said = await inWords(question, own, signal, onText);
      if (said !== null || isAnswered(own)) return said ?? own;
      return question.widen && search !== null ? ((await fromWeb(search, question, signal)) ?? own) : own;
    },
  };
}

/**
 * An answer without the sentences that a second reader finds say more than what they cite, or than the parts they were read
 * from: words alone do not tell that a sentence says the contrary of its source. Where they could not be read, none stands.
 */
async function undoubted(
  answer: string,
  given: Parameters<typeof saidIn>[1],
  question: string,
  { onText: _, ...asking }: Asking,
): Promise<string> {
  const said = saidIn(answer, given);
  // What the answer took is gone, and its time too: it stands as code let it.
  if (answer === '' || !asking.budget.allows(DOUBT.maxTokens, true)) return answer;
  const statements = said.map(({ sentence }, i) => ({
    at: `s${i + 1}`,
    as: 'fact' as const,
    text: sentence.replace(/\[(\d+)\]/g, '{p$1}'),
  }));
  const cited = new Map(said.flatMap((one) => one.behind.map((words) => [words.number, words] as const)));
  const published = [
    ...[...cited.values()].map(({ number, words, source }) => ({
      mark: `p${number}`,
      quote: words,
      title: source?.source_title ?? '',
      by: source?.publisher ?? '',
      country: '',
      date: source?.year ?? '',
    })),
    ...given.parts.map(({ content }, i) => ({
      mark: `r${i + 1}`,
      quote: content,
      title: 'The founder’s own report',
      by: '',
      country: '',
      date: '',
    })),
  ];
  const doubt = await ask(
    DOUBT,
    { founder: question, answers: [], country: '', published, beside: [], last: false, statements },
    asking,
  );
  const isDoubted = (at: string) => doubt === null || doubt.answer.unsupported.some((one) => one.at === at);
  return withoutSentences(
    answer,
    said.filter((_one, i) => isDoubted(`s${i + 1}`)).map(({ sentence }) => sentence),
  );
}

/**
 * Hands on what a whole answer would be held to by code, but what cites, which is still to be read by somebody else; after a
 * sentence that breaks a rule nothing more. What is found wanting at the end is taken back then.
 */
function soundSentences(
  given: ToAnswer,
  backed: (answer: string) => string,
  onText: (soFar: string) => void,
): (json: string) => void {
  const ids = given.parts.map(({ id }) => id);
  let heard = '';
  let told = '';
  let isSound = true;
  return (json) => {
    if (json === '') {
      // It is written anew: what was heard is taken back.
      [heard, isSound] = ['', false];
      if (told !== '') onText('');
      told = '';
      return;
    }
    const answer = sentencesSoFar(json, 'answer');
    if (!isSound || answer === heard) return;
    heard = answer;
    isSound = ANSWER.check?.({ answer, parts: ids }, given).length === 0;
    const sound = withoutCited(backed(answer));
    if (!isSound || sound === told) return;
    told = sound;
    onText(sound);
  };
}

/** Passages as they stand, each with its address; nothing is concluded from them. */
async function fromWeb(
  search: WebSearch,
  { question, report }: ChatQuestion,
  signal: AbortSignal,
): Promise<ChatAnswer | null> {
  const passages = await search.passages(question, report.metadata.country_names[0] ?? '', signal);
  if (passages.length === 0) return null;
  const chunks = passages.map(({ title, url, text }, index) => ({
    id: `web-${index + 1}`,
    chunk_index: index,
    content: `“${withoutMarks(text)}” — ${withoutMarks(title)}, ${url}`,
    metadata: { section: 'web' },
  }));
  return {
    content: `Your report does not say. Found on the web today; we did not check it:\n${chunks.map((c) => `- ${c.content}`).join('\n')}`,
    chunks,
  };
}

/** Text of strangers, safe inside our quotation marks and our markdown. */
const withoutMarks = (text: string): string =>
  text
    .replace(/[“”"*_`<>[\]()#|\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
