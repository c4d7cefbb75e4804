import { describe, expect, it } from 'vitest';
import { isOfNoFindings, isOfTotals, tellsNoFinding } from '../../server/documents/findings.ts';

describe('a sentence tells no finding', () => {
  it.each([
    // Aims.
    'This chapter describes how families in the town buy water.',
    'We set out to understand what feed takes from farmers.',
    'La présente étude a pour objectif de contribuer à la propreté des rues.',
    'O presente artigo visa compreender o mercado da água.',
    'Makala haya yanalenga kuchunguza gharama ya chakula cha kuku.',
    'تهدف هذه الدراسة إلى معرفة أسعار العلف لدى المزارعين.',
    // How it was looked at, and what a word means.
    'We phoned 600 members of four dairy groups each week for a year.',
    'Relevés faits auprès de 133 comités de la province en juin.',
    'On appelle pompe à main un ouvrage qui élève l’eau.',
    'Blood transfusion is the transfer of blood from one person to another.',
    'Le fonio est une sorte de céréale que l’on sème en juin.',
    // Plans.
    'In the next phase 4,000 farmers will be trained to mix feed.',
    'La ville va construire des caniveaux dans chaque rue.',
    'A empresa vai construir 200 chafarizes na cidade.',
    'Mradi utajenga kiwanda cha chakula cha kuku.',
    'سوف تبني الشركة مصنعا للعلف في المدينة.',
    // Suppositions and advice.
    'If each family bought one tanker a month, it would pay 40,000.',
    'With a shared mill, farmers could save a third of the feed.',
    'Se cada família comprasse uma cisterna, pagaria 40 000 por mês.',
    'Wafugaji wangeweza kuokoa theluthi moja ya chakula cha kuku.',
    'Farmers should be given better information on feed.',
    // Questions.
    'How much did your family pay for water last week?',
    'Je, mfugaji hutumia shilingi ngapi kwa chakula cha kuku?',
    // What is denied, only said, or said by one.
    'It is not true that families pay 50,000 for a bucket.',
    'Rumour has it that nine bags of ten hold sand.',
    'Dans l’allée, on raconte que la moitié des ateliers fermeront.',
    'My family pays 9,000 for each bucket of water.',
    'Eu pago 7000 por balde e a minha família não se queixa.',
    // Adverts, stories, notices, promises.
    'Order your water tanker today, from 25,000 for 10,000 litres.',
    'Ligue já e receba água em casa com 20% de desconto.',
    'In the novel, families pay for each bucket with a song.',
    'Exercício 3. Uma família gasta 800 por dia em água do camião.',
    'A conference on how families pay for water takes place on 5 May.',
    'The candidate told everybody that water is free after the vote.',
    'Weight fell by 12% in mice fed on what was sold as feed.',
    // How it was looked for, what nobody has looked at, where something is.
    'We interviewed 530 adults who had rented a room in the previous year.',
    'Nous avons pesé 60 sacs dans trois marchés de la ville.',
    'Foram inquiridas 318 pessoas e entrevistas com donos de quartos.',
    'Tulinunua mifuko 40 ya chakula cha kuku katika masoko matatu.',
    'أجرينا مقابلات مع سبعين تاجرا في السوق.',
    'Little is known about what this costs families in the town.',
    'The data set on families and water in the town has moved.',
    // What is cried out.
    'Farmers who switch to this feed lay more eggs in ten days!',
    // Sums of an economy.
    'The water sector made up 1.1% of the gross domestic product.',
    'O sector da água cresceu 6% no último ano.',
    'The country exported eggs worth 12 billion shillings.',
    // In how many days is no share.
    'Entrevistámos as famílias do bairro em 4 dias.',
    'We interviewed the families of two wards in 4 days.',
    // Literature.
    'Families and tankers of a town. Made Review, 12(3), 44–61.',
  ])('%s', (sentence) => expect(tellsNoFinding(sentence)).toBe(true));

  it.each([
    'Families in the town spend 11% of their income on water.',
    'We interviewed 530 adults, and one in four had paid for nothing.',
    'Families paid three times for one room, and one said: “Never again!”',
    'One family in three could not pay for water on a dry day.',
    'Boda boda riders pay owners 15,000 shillings a day to rent a motorcycle.',
    'Les caniveaux bouchés inondent une parcelle sur quatre après une heure de pluie.',
    'Segundo os recibos, as famílias pagam 1900 kwanzas por metro cúbico.',
    'Wafugaji watatu kati ya kumi waliacha kufuga kuku kwa sababu ya bei ya chakula.',
    'دفع المزارعون ثلث دخلهم ثمنا للعلف في العام الماضي.',
  ])('not: %s', (sentence) => expect(tellsNoFinding(sentence)).toBe(false));
});

it('sums over many that grow are told from what happens to somebody', () => {
  expect(isOfTotals('The number of accounts in the country grew by 18% in a year.')).toBe(true);
  expect(isOfTotals('Traders lost 18% of a load, and half of it was crushed.')).toBe(false);
});

it.each([
  ['Exercícios de matemática: a água das famílias', true],
  ['Call for papers: water in towns', true],
  ['What families pay for water in Luanda', false],
])('a page called “%s” is of no findings: %s', (title, expected) => expect(isOfNoFindings(title)).toBe(expected));
