import type { ServerLog } from '../../src/lib/log.ts';
import { ask } from '../model/ask.ts';
import { Budget } from '../model/budget.ts';
import type { ChatModel } from '../model/port.ts';
import { ANSWER } from '../model/roles/answer.ts';
import type { Advice, ChatAnswer, ChatQuestion } from './advice-port.ts';
import type { WebSearch } from './web-passages.ts';

/** Enough for one answer over a few parts of a report, told twice at most. */
const ONE_ANSWER = { calls: 2, tokens: 12_000, seconds: 60, money: null, pricePerMillion: 0 };
/** A question is asked once: nothing of it is kept but the answer. */
const UNKEPT = {
  spent: async () => ({ calls: 0, tokens: 0, seconds: 0 }),
  known: async () => undefined,
  keep: async () => {},
};

/** The engine's answers in a model's words, and the web where the report and the records are silent. */
export function answersInWords(
  advice: Advice,
  model: ChatModel | null,
  search: WebSearch | null,
  log: ServerLog,
): Advice {
  const inWords = async (question: ChatQuestion, own: ChatAnswer, signal: AbortSignal): Promise<ChatAnswer | null> => {
    if (model === null) return null;
    const parts = own.chunks.map(({ id, content }) => ({ id, content }));
    const asking = {
      model,
      budget: new Budget(ONE_ANSWER, await UNKEPT.spent()),
      calls: UNKEPT,
      log,
      signal,
      now: () => performance.now(),
    };
    const reply = await ask(ANSWER, { question: question.question, before: question.before, parts }, asking);
    if (reply === null) return null;
    if (reply.faults.length > 0) {
      log.warn('model', { role: ANSWER.name, message: `Not used: ${reply.faults.join('; ')}` });
      return null;
    }
    if (reply.answer.answer === '') return null;
    const { answer, parts: used } = reply.answer;
    return { content: answer, chunks: own.chunks.filter(({ id }) => used.includes(id)) };
  };
  return {
    ...advice,
    async answer(question, signal) {
      const own = await advice.answer(question, signal);
      if (own.chunks.length > 0) return (await inWords(question, own, signal)) ?? own;
      return question.widen && search !== null ? ((await fromWeb(search, question, signal)) ?? own) : own;
    },
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
    content: `“${quotable(text)}” — ${quotable(title)}, ${url}`,
    metadata: { section: 'web' },
  }));
  return {
    content: `Your report does not say. Found on the web today; we did not check it:\n${chunks.map((c) => `- ${c.content}`).join('\n')}`,
    chunks,
  };
}

/** Text of strangers, safe inside our quotation marks and our markdown. */
const quotable = (text: string): string =>
  text
    .replace(/[“”"*_`<>[\]()#|\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
