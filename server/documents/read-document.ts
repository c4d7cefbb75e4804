import { OutgoingError } from '../outgoing/outgoing-error.ts';
import type { ReadDocument } from './document.ts';
import { readHtml } from './html.ts';
import { readPdf } from './pdf.ts';
import { readPlain } from './plain.ts';

/** The charset that a header or the page's own head names. */
function charsetOf(type: string, bytes: Uint8Array): string {
  const told =
    /charset=["']?([\w-]+)/i.exec(type)?.[1] ??
    /<meta[^>]+charset=["']?([\w-]+)/i.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 2_048)))?.[1] ??
    'utf-8';
  try {
    return new TextDecoder(told).encoding;
  } catch {
    return 'utf-8';
  }
}

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1_024)).includes(text);

/** What came, as a document; a PDF is known by its first bytes, whatever it is called. Throws `OutgoingError` ('form', 'scanned'). */
export async function readDocument(bytes: Uint8Array, type: string, url: string): Promise<ReadDocument> {
  if (startsWith(bytes, '%PDF-')) return readPdf(bytes, url);
  const text = () => new TextDecoder(charsetOf(type, bytes)).decode(bytes);
  if (/^(?:text\/html|application\/xhtml\+xml)\b/.test(type)) return readHtml(text(), url);
  if (/^text\/plain\b/.test(type)) return readPlain(text(), url);
  throw new OutgoingError('form', `A file of the type ${type.slice(0, 60) || 'unknown'} is not read`);
}
