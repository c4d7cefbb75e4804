/**
 * Sentences that speak to whoever reads by machine. Nothing here follows what a page says, so they could do no harm; but
 * nobody wants to read them in a report.
 */
const MACHINE = String.raw`(?:ai|a\.i\.|ia|llms?|(?:large )?language models?|models?|assistants?|chat ?bots?|bots?|robots?|crawlers?|agents?|machines?|mod[eè]les?(?: de lang(?:ue|age))?|intelligences? artificielles?)`;
const ORDER = new RegExp(
  [
    // Whom it speaks to.
    String.raw`\b(?:attention|notice|notes?|messages?|memo|instructions?|directives?|consignes?|avis|nota|mensagem|ujumbe)\b.{0,12}\b(?:to|for|aux?|pour|à|l[’']|para|kwa)\b.{0,24}\b${MACHINE}\b`,
    String.raw`\b(?:if|when|since|as) you(?:['’]re| are) (?:an? |the )?(?:\w+ )?${MACHINE}\b`,
    String.raw`\b(?:en tant qu[e’']\s?|vous êtes |tu es |você é |wewe ni )(?:désormais |maintenant |agora |sasa )?(?:une? |l[’']|um |uma )?(?:\w+ )?${MACHINE}\b`,
    // What it wants done with the answer.
    String.raw`\b(?:in|of|begin|start|end|open|close|finish) (?:with )?your (?:report|answer|summary|reply|response|output|verdict|conclusion|analysis)\b`,
    String.raw`\b(?:dans|de) (?:votre|ton) (?:rapport|réponse|résumé|verdict|analyse)\b`,
    String.raw`\b(?:rate|treat|mark|rank|regard|score|call) (?:this|every|all|any|each|the other|other|no other) (?:other )?(?:pages?|sources?|articles?|sites?|texts?|documents?)\b`,
    String.raw`\b(?:do not|don[’']t|never) (?:mention|cite|quote|name|trust|rely on|refer to)\b`,
    String.raw`\bne (?:citez|cite|mentionnez|mentionne|nommez|nomme) (?:aucune?|pas)\b`,
    String.raw`\byour (?:new )?(?:task|role|job|instructions?|orders?) (?:is|are)\b`,
    String.raw`\b(?:you (?:must|should|have to|are to|will)|please|kindly) (?:now )?(?:rank|rate|treat|repeat|include|mention|prefer|confirm|summari[sz]e|output|add)\b`,
    String.raw`\b(?:ignorez|ignore|oubliez|oublie|négligez|ne tenez pas compte|ne tiens pas compte|ignore|esqueça|puuza|sahau)\b.{0,60}\b(?:instructions?|consignes?|précéd\w+|qui précède|ci-dessus|instruções|anteriores|maagizo)`,
    String.raw`(?:^|[:;,.] )(?:écrivez|écris|dites|dis|répondez|réponds|concluez|conclus|affirmez|affirme|rapportez|indiquez|escreva|diga|andika|sema)\b.{0,24}(?:que|seulement|uniquement|apenas|kwamba|tu\b)`,
    String.raw`\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:previous|prior|above|earlier|all|any|your)\b.{0,30}\b(?:instruction|prompt|rule|direction|text)`,
    String.raw`\b(?:you are|as|act as|pretend to be) (?:now )?an? (?:ai|language model|assistant|chatbot|large language)`,
    String.raw`\b(?:system|assistant|developer) ?(?:prompt|message|instruction)s?\b`,
    String.raw`\b(?:dear|attention|note to|message to|instructions? (?:for|to)) (?:the )?(?:ai|llm|language model|assistant|model|crawler|researcher bot)`,
    String.raw`\b(?:say|write|report|state|answer|conclude|reply|respond|output|print) (?:only|exactly|that the verdict|in your (?:report|answer))`,
    String.raw`\bforget (?:everything|all|what)\b.{0,24}\b(?:told|said|read|learnt|before)\b`,
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

/** It says outright that a machine is to do something: a page with such a sentence wants to be obeyed, not read. */
const OUTRIGHT =
  /\b(?:instructions?|prompts?|consignes?|instruções|maagizo)\b|(?:^|[^\p{L}])(?:AI|IA|LLM)(?![\p{L}])|\blanguage models?\b|\bmod[eè]les? de lang|\b(?:an?|the|your|un|l[’']) ?(?:assistant|chat ?bot|model|modèle)\b|\b(?:verdict|evidence is strong)\b/iu;

/** Whether a sentence shows that its page was made to lead machines: nothing else on it is worth quoting. */
export const isMeantForMachines = (sentence: string): boolean => isOrder(sentence) && OUTRIGHT.test(sentence);
