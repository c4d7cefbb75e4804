import type { JSONValue } from 'ai';
import { languageOf } from '../../src/engine/reading/language.ts';

/** What one call asks of a language model. */
export interface ChatAsk {
  readonly system: string;
  /** What to work on. Words of founders and of others' pages stand in here as data, never in `system`. */
  readonly prompt: string;
  /** The form of the answer as a JSON schema; absent for plain words. */
  readonly form?: { readonly name: string; readonly schema: JSONValue };
  readonly maxTokens: number;
  /** How long it may take, tries after the first included. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

export interface ChatReply {
  readonly text: string;
  /** As the server counted them, or as we estimate where it does not say. */
  readonly tokens: number;
}

/** The server refuses this call for good: a wrong key, a model that is not there. */
export class ModelRefusedError extends Error {
  override readonly name = 'ModelRefusedError';
}

/** The server cannot be reached, is busy, or gives up: another try may help. */
export class ModelUnavailableError extends Error {
  override readonly name = 'ModelUnavailableError';
}

/** A language model, wherever it runs. */
export interface ChatModel {
  readonly name: string;
  /** Tokens that a question and its answer may have together. */
  readonly context: number;
  /** Throws `ModelRefusedError`, `ModelUnavailableError`, and what `signal` was aborted with. */
  complete(ask: ChatAsk): Promise<ChatReply>;
  /** The same, word by word as it comes; `onText` gets each further piece. */
  stream(ask: ChatAsk, onText: (piece: string) => void): Promise<ChatReply>;
}

/** A rough measure for what is not told: letters a token in English, and in the languages that models know less well. */
const LETTERS_PER_TOKEN = 3.5;
export const FEWEST_LETTERS = 2.2;

/** A text of several languages is measured piece by piece. */
export const tokensIn = (text: string): number =>
  Math.ceil(
    text.split(/(?<=["\n])/).reduce((sum, piece) => {
      const isEnglish = languageOf(piece).language === 'en';
      return sum + piece.length / (isEnglish ? LETTERS_PER_TOKEN : FEWEST_LETTERS);
    }, 0),
  );
