import type { Token } from '../text/match.ts';

/**
 * French words and the English ones the rest of the engine knows. A founder may write in French; the report answers in
 * English and quotes him in his own words.
 */
const GLOSS =
  'agriculteur=farmer, agriculteurs=farmers, agricultrices=women farmers, paysans=farmers, producteurs=producers, eleveurs=herders, pecheurs=fishers, commercants=traders, commercantes=women traders, vendeuses=women traders, vendeurs=sellers, grossistes=wholesalers, boutiquiers=shopkeepers, ' +
  'eleves=pupils, eleve=pupils, etudiants=students, enseignants=teachers, enseignant=teacher, professeurs=teachers, parents=parents, meres=mothers, enfants=children, enfant=child, femmes=women, jeunes=young people, filles=girls, ' +
  'patients=patients, malades=patients, infirmiers=nurses, infirmieres=nurses, medecins=doctors, pharmaciens=pharmacists, pharmacies=pharmacies, cliniques=clinics, hopitaux=hospitals, hopital=hospital, medicaments=medicines, medicament=medicine, malade=sick, journee=day, demain=tomorrow, sante=health, diabete=diabetes, paludisme=malaria, grossesse=pregnancy, enceintes=pregnant, soins=care, ' +
  'artisans=artisans, chauffeurs=drivers, menages=households, familles=families, ecole=school, ecoles=schools, lycee=school, universite=university, cours=lessons, classe=class, manuels=textbooks, examens=exams, ' +
  'perdent=lose, perte=loss, pertes=losses, manque=lack, manquent=lack, cher=expensive, chers=expensive, couteux=expensive, retard=delay, attendent=wait, attente=wait, loin=far, vol=theft, arnaque=fraud, fraude=fraud, confiance=trust, ' +
  'argent=money, credit=credit, pret=loan, prets=loans, epargne=savings, banque=bank, banques=banks, paiement=payment, paiements=payments, transfert=transfer, assurance=insurance, dette=debt, frais=fees, ' +
  'tomates=tomatoes, riz=rice, mais=maize, manioc=cassava, oignons=onions, mangues=mangoes, legumes=vegetables, lait=milk, oeufs=eggs, poisson=fish, betail=cattle, volaille=poultry, coton=cotton, anacarde=cashew, engrais=fertiliser, semences=seed, recolte=harvest, recoltes=harvest, champs=farm, marche=market, route=road, transport=transport, sac=bag, sacs=bags, caisse=crate, caisses=crates, eau=water, pluie=rain, pluies=rain, secheresse=drought, stockage=storage, ' +
  'electricite=electricity, energie=energy, dechets=waste, ordures=waste, logement=housing, emploi=job, travail=work, impots=tax, rural=rural, rurales=rural, ruraux=rural, petits=small, petites=small';

const WORDS: ReadonlyMap<string, string> = new Map(
  GLOSS.split(', ').map((pair): [string, string] => {
    const [french = '', english = ''] = pair.split('=');
    return [french, english];
  }),
);
const MARKS = new Set([
  'le',
  'la',
  'les',
  'des',
  'du',
  'une',
  'est',
  'sont',
  'dans',
  'pour',
  'avec',
  'pas',
  'qui',
  'que',
  'leurs',
  'leur',
  'nous',
  'je',
  'ont',
  'sur',
  'et',
  'aux',
  'au',
  'chez',
]);

export function isFrench(tokens: readonly Token[]): boolean {
  const marks = tokens.filter((t) => MARKS.has(t.word)).length;
  return marks >= 2 && marks / tokens.length >= 0.12;
}

/** The same tokens with the French words it knows in English; positions stay. */
export function glossed(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((t) => {
    const english = WORDS.get(t.word);
    return english ? english.split(' ').map((word) => ({ ...t, word, raw: word })) : [t];
  });
}
