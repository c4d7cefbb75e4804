const PLURAL_WORDS = /^(?:people|women|men|children|cattle|sheep|fish|poultry|livestock)$/;

/** Whether a thing takes a plural verb: 'tomatoes', 'milk and fish', 'cattle'; not 'maize' or 'power supply'. */
export function isPlural(noun: string): boolean {
  if (/ and /.test(noun)) return true;
  const words = noun.replace(/ to .*/, '').split(' ');
  const head = words[words.indexOf('of') > 0 ? words.indexOf('of') - 1 : words.length - 1] ?? noun;
  return PLURAL_WORDS.test(head) || (/s$/.test(head) && !/(?:ss|us|is|ics|maths)$/.test(head));
}

/** Verbs that packs use after `{good}`, which is written there as a plural. */
const VERBS =
  'are|were|have|do|lose|fail|arrive|heat|go|keep|die|fall|cost|work|suit|come|sour|need|pass|reach|sell|bring|spoil|stay|lie|get|grow|meet|dry|take|make|matter|decide|leave|run|wait|hold|sicken|start|stop|arise|begin|belong|depend|exist|happen|help|hurt|improve|move|offer|remain|rise|seem|serve|show|stand|suffer|turn|vanish|vary|cover|earn|feel|give|hide|know|pay|require|ripen|rot|save|swing|travel|want|break|carry|change|differ|drop|feed|look|last(?= in\\b| or\\b| long| \\{|\\?)';
const AFTER_GOOD = new RegExp(
  // In 'the last ten units of {good} happen' the units rule the verb.
  `(?<!\\b[a-z]*s\\}? of )\\{([Gg])ood\\} (?:(still|often|never|already|also|rarely|now|hardly|that) )?(${VERBS})\\b`,
  'g',
);
const ASKED = new RegExp(`\\b([Dd])o \\{good\\} (${VERBS})\\b`, 'g');
const ASKED_BE = /\b([Aa])re \{good\}|\b([Ww])ere \{good\}/g;

function third(verb: string): string {
  const irregular = (
    { are: 'is', were: 'was', have: 'has', do: 'does', go: 'goes' } as Readonly<Record<string, string>>
  )[verb];
  if (irregular) return irregular;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** Words for several things, and those for one mass: 'fewer hives', 'less honey'. */
const MASS: Readonly<Record<string, string>> = {
  many: 'much',
  fewer: 'less',
  few: 'little',
  those: 'that',
  these: 'this',
};
const COUNTED = /\b(many|fewer|few|those|these) \{good\}/g;

/** Verbs after `{good}` brought into agreement with the noun that will stand there. */
export function agreeGood(template: string, good: string): string {
  if (isPlural(good)) return template;
  // A helping verb or 'let' before it keeps the verb as it is: 'what makes {good} fail', 'let {good} go'.
  return (
    template
      .replace(ASKED, (_, d: string, verb: string) => `${d === 'D' ? 'Does' : 'does'} {good_} ${verb}`)
      .replace(
        ASKED_BE,
        (_, a: string | undefined, w: string | undefined) =>
          `${a ? (a === 'A' ? 'Is' : 'is') : w === 'W' ? 'Was' : 'was'} {good}`,
      )
      .replace(COUNTED, (_, word: string) => `${MASS[word] ?? word} {good}`)
      .replace(
        /\b(lets?|makes?|made|see|watch|watched|keep|helps?|must|may|might|can|could|should|will|would|did|does) \{good\} /g,
        '$1 {good_} ',
      )
      .replace(
        AFTER_GOOD,
        (_, g: string, adverb: string | undefined, verb: string) =>
          `{${g}ood} ${adverb ? `${adverb} ` : ''}${third(verb)}`,
      )
      .replace(/\{good_\}/g, '{good}')
      // 'Ten {good}' of what cannot be counted are ten cases of it.
      .replace(
        /(\{n:\d+\}|\b(?:[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Tt]en|[Tt]wenty|[Ss]everal)) \{good\}/g,
        '$1 cases of {good}',
      )
  );
}

/** A country is no town: what is near, to or of a place needs one, and the founder is told to choose it. */
export function townless(template: string): string {
  return template.replace(/\b(near|to|at|around|of|from|outside|beside|reach|behind) \{place\}/g, '$1 your first town');
}

/** One is in a town and at a border. */
export const preposition = (place: string): 'in' | 'at' => (place.startsWith('the ') ? 'at' : 'in');

export const atSpot = (template: string, place: string): string =>
  preposition(place) === 'at'
    ? template.replace(/\bin \{place\}/g, 'at {place}').replace(/\bIn \{place\}/g, 'At {place}')
    : template;
