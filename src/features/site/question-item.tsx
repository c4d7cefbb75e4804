import type { AccordionItem } from './Accordion.tsx';
import type { Question } from './content/faq.ts';

/** A question as an accordion shows it. */
export const questionItem = ({ question, answer }: Question): AccordionItem => ({
  id: question,
  head: question,
  body: answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
});
