import { bestSentence } from '../../server/documents/best-sentence.ts';
import { ofItself } from '../../server/documents/of-itself.ts';
import { pickPassages } from '../../server/documents/passages.ts';
import { readDocument } from '../../server/documents/read-document.ts';
import type { DocumentReader } from '../../server/documents/reader.ts';

/** Reads in the thread that asks: the tests' own loader knows no threads. */
export const readerHere: DocumentReader = {
  read: (given) => readDocument(...given),
  ofItself: async (given) => ofItself(...given),
  pick: async (given) => pickPassages(...given),
  bestSentence: async (given) => bestSentence(...given),
  stop: async () => {},
};
