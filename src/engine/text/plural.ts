const PLURAL_WORDS = /^(?:people|women|men|children|cattle|sheep|fish|poultry|livestock)$/;

/** Whether a thing takes a plural verb: 'tomatoes', 'milk and fish', 'cattle'; not 'maize' or 'power supply'. */
export function isPlural(noun: string): boolean {
  if (/ and /.test(noun)) return true;
  const words = noun.replace(/ to .*/, '').split(' ');
  const head = words[words.indexOf('of') > 0 ? words.indexOf('of') - 1 : words.length - 1] ?? noun;
  return PLURAL_WORDS.test(head) || (/s$/.test(head) && !/(?:ss|us|is|ics|maths)$/.test(head));
}
