import { pickPassages } from '../../server/documents/passages.ts';
import { readDocument } from '../../server/documents/read-document.ts';
import type { DocumentReader } from '../../server/documents/reader.ts';

/** Reads in the thread that asks: the tests' own loader knows no threads. */
export const readerHere: DocumentReader = {
  read: (bytes, type, url) => readDocument(bytes, type, url),
  pick: async (document, about, terms) => pickPassages(document, about, terms),
  stop: async () => {},
};
