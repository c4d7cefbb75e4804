import { expect, test } from 'vitest';
import { IDEA_KINDS } from '../../content/schema/ideas.ts';
import { answer } from '../../src/engine/chat/answer.ts';
import { chatWordsFor } from '../../src/engine/chat/words.ts';
import { ideaIn, ideaKind, ideaOpen } from '../../src/engine/reading/idea.ts';
import { withItsSpaces } from '../../src/engine/text/spaces.ts';
import { domain, ENGLISH, finish, libraryFor, lineOf } from './support/run.ts';

const LOSS =
  'In Kumasi crates of tomatoes are crushed on the truck and arrive rotten at the market. I want to rent out plastic crates that do not break.';
const { kinds, none, title } = ENGLISH.ideas;
const IN_EVERY_LANGUAGE = [
  ['en', 'In Kumasi bakers run out of flour and send people home.'],
  ['fr', 'À Cotonou, les hôpitaux manquent de sang pour les mères après la naissance.'],
  ['sw', 'Hospitali za Dodoma zinakosa damu kwa ajili ya kina mama baada ya kujifungua.'],
  ['pt', 'Em Bissau os hospitais ficam sem sangue para as mães depois do parto.'],
  ['ar', 'المستشفيات في نواكشوط ليس عندها دم للأمهات بعد الولادة'],
] as const;
const RENTED = { nearest: lineOf('agriculture.transit-loss'), idea: kinds.thing.name };

const asks = (text: string, answers = {}): unknown[] => {
  const result = domain(text, answers);
  return result.kind === 'ask' ? result.questions.map(({ slot }) => slot) : [];
};

test.each([
  ['Chairs are mixed. I’d like to burn a mark into them.', 'I’d like to burn a mark into them'],
  ['They lock the bike. I was thinking something which keeps proof.', 'I was thinking something which keeps proof'],
  ['Abeg na fake alert I wan talk about. I wan make box wey dey shout.', 'I wan make box wey dey shout'],
  ['Cloth dey pile. I dey think make we get agreement paper.', 'I dey think make we get agreement paper'],
  ['Six cars came back. My thinking is some kind of list.', 'My thinking is some kind of list'],
  ['La pompe est en panne. J’ai l’idée de passer chaque 3 mois.', 'J’ai l’idée de passer chaque 3 mois'],
  ['Je ne sais pas. Je n’ai pas d’idée.', ''],
  ['Kuku wanakufa. Nilifikiri tungepanga siku moja.', 'Nilifikiri tungepanga siku moja'],
  ['Kuku wanakufa. Nilifikiri ni mapenzi ya Mungu.', ''],
  ['Perco o telefone. Pensei num caderno das bancas.', 'Pensei num caderno das bancas'],
  ['Perco o telefone. Pensei que ia morrer.', ''],
  ['A fila é longa. Não quero ficar rica com isso.', ''],
  ['الزبون عايز فلوسه او شاشة جديدة. فكرت اعمل كود على كل شاشة', 'فكرت اعمل كود على كل شاشة'],
  ['الميه بتقطع. نفسي في حاجه ترن لما الميه تعلى', 'نفسي في حاجه ترن لما الميه تعلى'],
  ['الماء بعيد. انا عايز اعمل خزان', 'انا عايز اعمل خزان'],
  ['Nobody comes to us. I think it is a problem of marketing.', ''],
  ['No, I mean across in Kabale, farmers lose half.', ''],
])('an idea is a sentence that says what somebody means to do: %s', (text, idea) => {
  expect(ideaIn(text)).toBe(idea);
});

test('who tells an idea is asked what it does; who tells none is not, where a playbook has its own tests', () => {
  const known = { nearest: RENTED.nearest, cause: '', seen: ENGLISH.asking.nothing_yet };
  expect(asks(LOSS, known)).toContain('idea');
  expect(asks(LOSS.replace(/ I want.*/, ''), known)).not.toContain('idea');
});

test('a report tries the idea by hand, under the founder’s own words, in numbers of a plan', () => {
  const { recommendations, summary } = finish(LOSS, RENTED).content;
  const [, tried = ''] = recommendations.split(`**${title}**`);
  expect(tried).toContain('“I want to rent out plastic crates that do not break”');
  expect(tried).toContain(kinds.thing.ask);
  expect(tried).toContain('Go on if it did its work four of the five times');
  expect(recommendations).toContain('one week with your idea, tried by hand');
  expect(summary).toContain(`under *${title}*`);
});

test('a number in the founder’s words for their idea stays as they wrote it', () => {
  const text = LOSS.replace(/I want[^.]*/, 'I want to rent out 40 crates that last 3 years');
  expect(finish(text, RENTED).content.recommendations).toContain('“I want to rent out 40 crates that last 3 years”');
});

test('what the checks refuse in our sentences may stand in the founder’s', () => {
  const text = `${LOSS} Only verified crates are lent. It was validated by 5 of 9. The rest is undefined {so} far.`;
  const { summary } = finish(text, { ...RENTED, seen: 'I verified 40 crates. 12 were NaN.' }).content;
  expect(summary).toContain('Only verified crates are lent.');
});

test.each([{ idea: none }, { idea: '' }])(
  'nothing of it stands where there is none, or it was skipped: %j',
  (answer) => {
    const { recommendations } = finish(LOSS, { ...RENTED, ...answer }).content;
    expect(recommendations).not.toContain(title);
  },
);

test.each(IN_EVERY_LANGUAGE)(
  'a kit tries each kind of idea by its own test, in the founder’s language: %s',
  (language, text) => {
    const { asking, ideas } = libraryFor(text);
    for (const kind of IDEA_KINDS) {
      const { content } = finish(text, { nearest: asking.none_of_these, idea: ideas.kinds[kind].name });
      expect(content.metadata.language).toBe(language);
      expect(content.recommendations).toContain(ideas.title);
      expect(content.recommendations).toContain(withItsSpaces(ideas.kinds[kind].how, language));
    }
  },
);

test.each(IN_EVERY_LANGUAGE)(
  'what was tapped under an older name is still that kind of idea: %s',
  (_language, text) => {
    const library = libraryFor(text);
    const named = IDEA_KINDS.flatMap((kind) => {
      const { name, was = [] } = library.ideas.kinds[kind];
      return [name, ...was].map((idea) => ({ idea, kind }));
    });
    expect(named.map(({ idea }) => ideaKind({ idea }, library))).toEqual(named.map(({ kind }) => kind));
    // The older names are offered to nobody.
    expect(ideaOpen(library).choices).toHaveLength(IDEA_KINDS.length + 1);
    expect(named.length).toBeGreaterThan(IDEA_KINDS.length);
  },
);

test('a follow-up on it keeps to its own test', () => {
  const text = 'In Mutare customers bring tired batteries and blame us. I want to keep a record at handover.';
  const { content } = finish(text, { nearest: ENGLISH.asking.none_of_these, idea: kinds.proof.name });
  const { content: told } = answer(content, 'and if only one agrees?', ['how do i try my idea?']);
  expect(told.startsWith(`${title}. **Go on if`)).toBe(true);
});

test('a record that both sides keep is tried openly, and is no count', () => {
  const text =
    'In Mutare customers bring tired batteries and blame us. I want both of us to keep a record at handover.';
  const { recommendations } = finish(text, { nearest: ENGLISH.asking.none_of_these, idea: kinds.proof.name }).content;
  expect(recommendations).toContain('read back aloud before you part');
  expect(recommendations).toContain('at most 2 of the 10 would rather not have it');
  expect(recommendations).not.toContain(kinds.record.how);
});

test.each([
  ['In Kumasi bakers run out of flour and send people home.', 'how do i test my idea'],
  ['À Cotonou, les hôpitaux manquent de sang pour les mères après la naissance.', 'comment tester mon idée ?'],
])('the chat with a kit tells how the idea is tried, and where what was found is added: %s', async (text, question) => {
  const { asking, ideas, frame } = libraryFor(text);
  const { content } = finish(text, { nearest: asking.none_of_these, idea: ideas.kinds.mark.name });
  const words = await chatWordsFor(content, question);
  expect(answer(content, question, [], words).content).toContain(
    withItsSpaces(ideas.kinds.mark.how, content.metadata.language ?? 'en'),
  );
  expect(answer(content, question, [], words).content).not.toContain(frame.add_found_how);
});
