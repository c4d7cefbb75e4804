const TEXT_FIELDS = 'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=hidden])';

/** True while a field of the page holds text: somebody may be in the middle of writing it. */
export function holdsTypedText(document: Document): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS);
  return Array.from(fields).some((field) => field.value !== '');
}
