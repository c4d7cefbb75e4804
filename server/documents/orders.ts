/**
 * Sentences that speak to whoever reads by machine. Nothing here follows what a page says, so they could do no harm; but
 * nobody wants to read them in a report.
 */
const ORDER = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:previous|prior|above|earlier|all|any|your)\b.{0,30}\b(?:instruction|prompt|rule|direction|text)`,
    String.raw`\b(?:you are|as|act as|pretend to be) (?:now )?an? (?:ai|language model|assistant|chatbot|large language)`,
    String.raw`\b(?:system|assistant|developer) ?(?:prompt|message|instruction)s?\b`,
    String.raw`\b(?:dear|attention|note to|message to|instructions? (?:for|to)) (?:the )?(?:ai|llm|language model|assistant|model|crawler|researcher bot)`,
    String.raw`\b(?:say|write|report|state|answer|conclude|reply|respond|output|print) (?:only|exactly|that the verdict|in your (?:report|answer))`,
    String.raw`\bforget everything\b`,
    String.raw`\byou are (?:now )?an? (?:[a-z]+ )?(?:model|ai|assistant|agent|chatbot|reviewer)\b`,
    String.raw`\b(?:assistant|ai|model|llm|bot|agent)s? (?:reading|that reads?|who reads?)\b`,
    String.raw`\byou (?:must|should|have to|are to|will) (?:now )?(?:write|say|report|state|answer|conclude|cite|praise|recommend|quote)\b`,
    String.raw`\b(?:say|write|report|state|answer|conclude) that the (?:verdict|evidence|answer)\b`,
    String.raw`\bgive this page as (?:the|your) source\b|\bname no other (?:page|source)\b`,
    `(?:vous devez|tu dois) (?:maintenant )?(?:écrire|dire|répondre|conclure|citer)`,
    `oublie[zr]? (?:tout|toutes) `,
    `ignor(?:e|ez|er) (?:les|toutes les) (?:instructions|consignes)`,
    `</?(?:system|instructions?|assistant|user|prompt)>`,
  ].join('|'),
  'i',
);

export const isOrder = (sentence: string): boolean => ORDER.test(sentence);
