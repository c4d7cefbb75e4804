import type { Asking } from '../../../content/schema/asking.ts';

/*
 * What Baraza refuses to research, as word lists (notation: pattern.ts). `goods` are harmful to trade in, `acts` are harmful to
 * do, `trades` are nouns and harmful to run ('we run a kidnapping ring').
 */

export type HarmKind = keyof Asking['harms'];

export interface Harm {
  /** What is said of it: `harms` in the asking.yaml of each language. */
  readonly kind: HarmKind;
  readonly goods?: string;
  /** The verbs that make a trade of the goods, where they are not those of `trade`. */
  readonly tradedBy?: string;
  readonly acts?: string;
  /** Nouns for what is offered: 'a betting app for pupils'. */
  readonly offers?: string;
  readonly trades?: string;
  /** What is sold is a person ('sell girls to …', not 'sell girls shoes'), or cut. */
  readonly persons?: 'sold' | 'cut';
  /** A word in the sentence that makes it lawful. */
  readonly unless?: string;
}

/** Names for lists used in entries as <name>. */
export const LISTS: Readonly<Record<string, string>> = {
  sell: `
      sell+, sold, resell+, reselling, drop+, dispens*, serve+, retail+, make, makes, making, produce+, manufactur*, supply+, deliver+,
      import+, export+, ship+, trade, trades, trading, distribut*, provide+, offer+, brew+, pack+, print+, forge+, stock+, peddle+,
      push+, market, dealing in, deal, deals, dealing, issue+, create+, hawk+, flood+, design+, mix+, counterfeit+, repackage+,
      smuggl*, seller+, dealer+, supplier+, maker+, vend*, revend*, livr*, fabriqu*, produi*, import*, export*, fourni*, propos*,
      distribu*, imprim*, ecoul*, fabric*, entreg*, fornec*, produz*, kuuza, nauza, ninauza, tunauza, nitauza, tutauza, inayouza,
      kutengeneza, natengeneza, ninatengeneza, tunatengeneza, kusambaza, tunasambaza, بيع, نبيع, ابيع, سنبيع, سابيع, لبيع, يبيع, تبيع,
      توزيع, نوزع, نصنع, توصيل, نوصل, استيراد, نستورد, تصدير, نصدر, طباعة, نطبع`,
  trade: `
      <sell>, buy, buys, buying, buyer+, carry, carries, carrying, transport+, move, moves, moving, send+, bring+, sourcing, source,
      sources, courier+, hide, hiding, rent, rents, renting, hire out, cook+, lease, supplying, give, giving, achet*, transport*,
      envoy*, compr*, kununua, nanunua, ninanunua, tunanunua, tutanunua, kusafirisha, nasafirisha, ninasafirisha, tunasafirisha, شراء,
      نشتري, سنشتري, تهريب, نهرب, اهرب, نقل, ننقل`,
  sellpersons: `
      sell+, resell+, selling, buy, buys, buying, traffic+, trafficking, trafick+, trade, trades, trading, rent out, renting out,
      export+, auction+, smuggle+, pimp+, vend*, achet*, vend*, compr*, tunauza, kuuza, ninauza, kununua, tunanunua, نبيع, بيع, نشتري,
      شراء, نهرب, تهريب`,
  persons: `
      child, children, girl, girls, boy, boys, woman, women, babies, baby, infant+, newborn+, slaves, slave, maids, orphans, orphan,
      people, migrants, refugees, albinos, virgin+, teenagers, housegirls, housemaids, enfants, enfant, filles, fillettes, bebes,
      femmes, meninas, criancas, bebes, mulheres, watoto, wasichana, اطفال, فتيات, بنات, نساء`,
  kids: `
      child, children, kids, childrens, pupils, minors, orphans, schoolchildren, toddlers, small|young|little|underage boys|girls|ones,
      boys|girls of, boy|girl of, under-age, children of, enfants, mineurs, fillettes, criancas, menores, watoto, اطفال`,
  use: `
      use, uses, using, hire+, employ+, recruit+, pay, pays, paying, send, sends, sending, put, puts, putting, take, takes, taking,
      make, makes, making, with, engage+, bring, brings, bringing, utilis*, emploi*, employ*, embauch*, envoy*, recrut*, us*, contrat*,
      tunatumia, kutumia, ninatumia, نستخدم, استخدام, نشغل, تشغيل`,
  childage:
    '6, 7, 8, 9, 10, 11, 12, 13, 14, 15, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen',
  labour: `
      shaft+, pit, pits, tunnel+, nets, dig+, digging, mine, mines, mining, carry, carrying, sort, sorting, beg, begging, burn+, haul+,
      break stones, quarry, quarries, weave, weaving, hawk, hawking, pick cotton|cocoa|coffee|tea, plantation+, dive, diving, factory,
      brick+, work cheap*, cheap, cheaper, mine d or, mines d or, carriere+, mendier, casser, plantations, mina, minas, machimbo,
      mgodi, migodi, kuomba, مناجم, منجم, المنجم, التسول`,
  fake: `
      fake, fakes, counterfeit+, forged, falsified, false, bogus, fraudulent, imitation, faked, faux, fausse, fausses, contrefait*,
      falsifi*, falsos, falso, falsas, falsa, bandia, feki, مزورة, مزور, مغشوشة, مغشوش, مزيفة, مزيف, مزورين`,
  faked: `
      miracle+, prophecies, prophecy, news, drugs, drug, medicine+, medication+, pill+, tablet+, antibiotic+, antimalarial+,
      malaria|cancer|hiv drugs|medicine|treatment, vaccine+, syrup+, insulin, condoms, money, note, notes, banknote+, bill, bills,
      currency, dollars, dollar, euros, naira, cash, coins, passport+, visa+, certificate+, degree+, diploma+, document+, id, ids,
      id cards, licence+, license+, permit+, papers, title+, land titles|deeds, deeds, transcript+, phone+, iphone+, seed, seeds,
      fertilizer+, fertiliser+, pesticide+, spare parts, parts, brake+, tyres, infant|baby formula|milk, alcohol, whisky, gin, spirits,
      ticket+, job|jobs, visas, loan apps, charity, charities, profiles, test results, results, stamps, cards, gold, receipts, crypto,
      investment+, medicament, medicaments, billets, argent, monnaie, diplome, diplomes, passeports, passeport, papiers, permis,
      certificats, certificat, documents, semences, engrais, ordonnances, medicamentos, remedios, notas, dinheiro, diplomas,
      passaportes, documentos, certificados, dawa, pesa, noti, vyeti, cheti, mbegu, hati, pasipoti, simu, ادوية, دواء, عملة, عملات,
      نقود, شهادات, جوازات, جواز, وثائق, دولارات, اموال`,
  humans: `
      people, persons, them, him, her, customer+, tourist+, old, elderly, women, woman, men, user+, client+, foreigner+, white, whites,
      westerners, investor+, buyer+, others, voter+, rich, lonely, widow+, pensioner+, church+, farmer+, trader+, trader+, traveller+,
      traveler+, student+, job seekers|hunters, jobseekers, those, everyone, debtor+, borrower+, victims, visitors, expats,
      businessmen, businesswomen, merchants, members, patients, villagers, girls, boys, children, sellers, migrants, rivals,
      politicians, opponents, oil workers, workers, drivers, banks, bank, american+, european+, chinese, parents, families, school+,
      pilgrims, companies, ladies, housewives, gens, clients, femmes, hommes, vieux, personnes, touristes, etrangers, pessoas,
      clientes, idosos, estrangeiros, turistas, watu, wateja, wazee, wanawake, الناس, زبائن, عملاء, كبار, نساء`,
  victims: '<humans>, the, their, shop+',
  official: `
      judge+, police, policemen, officer+, official+, inspector+, soldier+, custom, customs, minister+, mayor+, clerk+, magistrate+,
      governor+, tender, immigration, civil servants, regulators, referee+, examiners, doctors, port, council*, ministry, electoral,
      border, juge+, policiers, police, douaniers, douane, fonctionnaires, maire+, gendarmes, agents, policias, funcionarios, juizes,
      alfandega, polisi, maafisa, hakimu, شرطة, موظفين, موظفي, قضاة, جمارك`,
  animals: `
      elephant+, rhino+, rhinos, rhinoceros, lion, lions, pangolin+, gorilla+, chimpanzee+, chimp+, leopard+, cheetah+, giraffe+,
      turtle+, hippo+, vulture+, manatee+, buffaloes, zebra+, protected animals|species|wildlife, endangered animals|species,
      game in|inside|from parks, lemur+, elephants, lions, pangolins, tortues, elefantes, rinocerontes, leoes, tembo, faru, simba,
      ndovu, twiga, kakakuona, فيلة, افيال, وحيد القرن`,
  poisons: `
      dye, dyes, sudan, formalin, formol, carbide, calcium carbide, mercury, melamine, urea, detergent, bleach, sniper, insecticide,
      diclofenac, battery acid, embalming*, formaldehyde, caustic, hormones, potash, sawdust, brick powder, kerosene, methanol,
      ethephon, dichlorvos, carbure, mercure, colorant, formol, methylated, engine oil, transformer oil`,
  food: `
      food, milk, palm oil, oil, honey, fuel, petrol, diesel, flour, pepper, beans, fish, meat, beer, gin, juice, drinks, water, tea,
      spices, sugar, rice, bananas, banana, mangoes, mangos, tomatoes, fruit, fruits, cream, creams, soap, plantain+, pineapples,
      bread, yoghurt, alcohol, wine, chicken+, maize, huile, lait, miel, poisson, viande, bananes, mangues, farine, creme, essence`,
  debts: `
      pay, pays, paid, contacts, family, families, friends, photo, photos, relatives, default, defaulter, defaulters, debt, debts,
      loan, loans, village, boss, church, radio, facebook, whatsapp, publicly, public`,
};

export const HARMS: readonly Harm[] = [
  {
    kind: 'weapons',
    tradedBy: '<trade>, get+, obtain+, order+',
    goods: `
      bomb+, explosive+, grenade+, gun, guns, pistol+, rifle+, shotgun+, firearm+, weapon+, weaponry, ammunition, ammo, bullets, ak-47,
      ak47, ak-47s, ak47s, kalashnikov+, landmine+, silencers, cocaine, heroin, meth, methamphetamine+, crystal meth, mkpuru mmiri,
      crack, ecstasy, mdma, lsd, kush, nyaope, whoonga, mandrax, captagon, fentanyl, rohypnol, ketamine,
      hard|illegal|illicit|street|date-rape drugs, party drugs, lean, purple drank, drogue, drogues, stupefiants, heroine, armes,
      fusils, munitions, explosifs, grenades, armas, cocaina, droga, drogas, municoes, madawa ya kulevya, dawa za kulevya, kokeini,
      cocaine, heroini, bunduki, silaha, risasi, مخدرات, مخدر, كوكايين, هيروين, حشيش, ترامادول, كبتاجون, سلاح, اسلحة, بنادق, ذخيرة,
      متفجرات`,
  },
  {
    kind: 'weapons',
    goods: 'tramadol, tramol, opioid+, opiate+, codeine, pethidine, diazepam, cough syrup+ _ high, tapentadol',
    unless: 'hospital+, palliative, surgery, surgeries, cancer, licensed, hospice+, operations',
  },
  {
    kind: 'weapons',
    goods: `
      bleaching|whitening|lightening cream+|soap+ with _ mercury, cream+|soap+ ~ mercury, mercury cream+|soap+,
      bleaching cream+|soap+ _ mercury`,
    acts: `
      fish+ with ~ poison|dynamite|explosives|chemicals, use+|put+|throw+ ~ poison|dynamite|explosives _ fish|animals|birds|river,
      poison+ ~ well, poison+ ~ wells, poison+ ~ water, poison+ ~ food, poison+ ~ cattle,
      poison+ ~ animals|people|rivals|livestock|river|cows|goats|fish|neighbours|dogs, skin bleaching cream|soap with mercury,
      bleaching cream|soap with mercury, empoisonn* ~ puits|betail|eau`,
  },
  {
    kind: 'poison',
    goods: `
      expired|spoilt|spoiled|rotten|condemned|contaminated ~ food|foods|drugs|medicine|medicines|meat|milk|fish|rice|drinks|
      formula|vaccines|tablets|flour|chicken|products|goods, poisoned food, contaminated blood, toxic|hazardous waste|wastes,
      medicaments|aliments|viande perimes|perimee|perime`,
    acts: `
      add+|mix+|put+|inject+|spray+|treat+|boost+|colour+|soak+|wash+|preserv*|ripen+|use|using|ajout*|melang*|conserv*|trait* _
      <poisons> in|into|to|with|on|onto|dans|avec|au|a _ <food>,
      add+|mix+|inject+|soak+|wash+|preserv*|ripen+|colour+|spray+|bulk+|cut|dilut*|conserv*|mur*|melang*|trait* _ <food> with|
      using|in|avec|dans|au ~ <poisons>, ripen+|preserv*|conserv* ~ with|using|avec|au ~ <poisons>, adulterat* ~ <food>,
      dilut*|thin+ ~ milk|vaccine+|fuel|petrol|honey|medicines|insulin,
      change+|alter+|relabel+|rewrite+|erase+|remov*|extend+ ~ expiry|expiration|expired, change+|alter+|erase+ dates _ sell,
      relabel+ _ expired|expiry,
      dump+|pour+|discharg*|empty|emptying|throw+|release+|bury+|burn+ _ hospital|toxic|chemical|medical|industrial|acid|mining|
      tannery|electronic|slaughterhouse|factory|oil ~ waste|wastes|needles|syringes|sludge|effluent|chemicals|acid _ river|rivers|
      sand|soil|ground|beach|lake|sea|ocean|lagoon|forest|well|gutter|gutters|village|stream|drain|drains|wetland|night|creek|bush,
      deversons|dever*|jet* ~ dechets _ riviere|fleuve|mer|lagune|lac`,
  },
  {
    kind: 'wildlife',
    goods: `
      ivory, rhino|rhinoceros horn+, elephant tusk+, tusks, pangolin+, pangolin scales, tiger, tiger+, lion bone+|skin+|teeth|claws,
      leopard skin+|pelt+, cheetah+, cheetah cubs, chimpanzee+, baby chimp+, gorilla+, turtle meat|eggs|shell|shells, sea turtle+,
      grey parrots, african greys, protected animals|species|birds|wildlife, endangered animals|species|birds, protected bushmeat,
      poached meat|animals|bushmeat, hippo teeth, lemurs, radiated tortoises, ivoire, defenses d elephant, cornes de rhinoceros,
      ecailles de pangolin, pangolins, marfim, chifres de rinoceronte, pembe za ndovu|tembo|faru, pembe ya faru|ndovu,
      magamba ya kakakuona, عاج, قرون وحيد القرن`,
    tradedBy: `
      <trade>, carv*, process+, grind+, polish+, need a buyer for, catch+, capture+, trap+, trapping, collect+, sourc*, poach+, chass*,
      captur*`,
  },
  {
    kind: 'wildlife',
    acts: `
      kill+|hunt+|hunting|shoot+|trap+|snare+|poach+|poison+|catch+|track+ ~ <animals>, abatt*|chass*|braconn*|tu* ~ <animals>,
      kuua|kuwinda|tunaua|tunawinda|ninawinda ~ <animals>, matar|cacar|cacamos|matamos ~ <animals>, نصطاد|صيد|نقتل|قتل ~ <animals>`,
    unless: 'trophy, licensed, licence, permit, permits, quota, photo, photos, camera, cameras, photographic, tracking',
  },
  {
    kind: 'captives',
    goods: '<persons>',
    tradedBy: '<sellpersons>',
    persons: 'sold',
  },
  {
    kind: 'captives',
    goods: `
      organs, kidney, kidneys, human organs|parts|body|heads|bones|skulls|flesh|blood, body parts, albino ~ parts|bones|hair,
      child soldiers, child labour+|labor+, child porn*, underage girls|girl|sex|prostitutes|boys, sex slaves, enfants esclaves,
      rins humanos, organes, orgaos, اعضاء بشرية|البشر, كلى`,
    acts: `
      <use> ~ child labour|labor, <use> ~ <kids> _ <labour>, <use> ~ <kids> _ to|who|that _ <labour>, child labour is cheap,
      child|children|kids are cheap labour|labor, cheap child labour|labor, child|children|kids _ it is cheap labour|labor,
      supply+|provid*|offer+|deliver+|send+|bring+|recruit+|procur*|fourn*|find+ ~ girls|women|minors|virgins|boys|filles|meninas|
      wasichana ~ to|for|aux|pour|para|kwa ~ hotel+|men|madam+|brothel+|client+|tourist+|sex|bar+|big|rich|rich|prostitution|
      truck*|soldiers|miners|sugar,
      take+|bring+|send+|lure+|recruit+|traffic+|move+ ~ girls|women|children|boys|maids|people|them _ brothel+|prostitution|
      prostitute+|prostitutes|sex|to sell|sell them|madam+|forced,
      take+|bring+|send+|lure+|recruit+|move+|supply+|find+|train+ ~ girls|women|children|boys|maids|virgins # as prostitut*|
      hostesses|escorts|sex,
      take+|bring+|send+|lure+|recruit+|move+|traffic+ ~ girls|women|children|boys|maids|virgins # into|to ~ prostitution|
      brothel+|madam+|sex,
      find+|supply+|recruit+|plac*|hire+|provid*|bring+|sell+ ~ girls|boys|housegirls|housegirl|houseboys|maids|children|helpers
      of|aged|between ~ <childage>, lock+ ~ workers|staff|maids|employees|girls|labourers|women|them in|inside|up,
      force+|forcing|make+ ~ girls|women|people|children|men|workers|maids|them ~ to|into ~ work|sex|prostitution|beg|sleep|carry|
      marry|labour|marriage,
      keep+|hold|holds|holding|seize+|confiscat*|take+|lock+ ~ passports|passport|papers|documents|phones ~ so|to|until|and|from|
      before _ leave|leaving|run|running|escape|escaping|stay|quit|go|prevent, confisqu*|gard*|reten* ~ passeports|passeport|papiers,
      make+|keep+|bring+|recruit+|hire+|employ+|use+ ~ <kids>|maids|workers|migrants|refugees|girls|women|prisoners # without pay|
      wages|salary, <use> ~ <kids> _ steal|pickpocket|smuggle|sell drugs,
      send+|train+|teach+|put+|envoy*|طلب ~ <kids> ~ beg|begging|beggars|mendier|mendiant, <kids> ~ mendier,
      <kids> _ travailler|travaillent _ mine|mines|carriere|plantation*, smuggl* _ <persons>, rent+ out ~ <kids>,
      rent+ ~ <kids> ~ to|for,
      recruit+|bring+|keep+|hire+|employ+|send+ ~ girls|maids|workers|women|children # cannot leave|escape|run|quit`,
    trades: `
      human|child|sex|baby|organ|people traffick*|smuggling, baby factory|farm, child prostitution, forced labour|labor,
      traffic d enfants|humains|organes, traite ~ personnes|humains, biashara ya watoto, trafico de pessoas|criancas, اتجار بالبشر|بشر`,
  },
  {
    kind: 'captives',
    goods: `
      beer|alcohol|cigarette+|vape+|shisha|weed|cannabis|gin|vodka|drugs|betting|gambling|casino|lottery|sachet|paris # for|to|
      with|among|aux|pour|para _ children|pupils|schoolchildren|minors|kids|underage|eleves|enfants|criancas|teenagers|secondary`,
    offers: `
      betting|gambling|casino|lottery|slot|alcohol|cigarette|vape|beer|shisha|paris app|game|platform|site|shop|service|machine|
      kiosk|website|business|delivery # for|to|aux|pour|para ~ school|primary|secondary|children|pupils|schoolchildren|minors|
      kids|underage|eleves|enfants|criancas`,
  },
  {
    kind: 'girls',
    goods: 'child|underage|under-age|young|teen|girl brides|bride|wives|wife|virgins, virgin brides, brides under|of',
    tradedBy:
      '<trade>, want, wants, find+, match+, choose, choosing, marry+, get, gets, seek+, connect+, looking for, list+, select+',
    acts: `
      cutting of girls|daughters|women, circumcision of|for ~ girls|daughters|women,
      marry+ off ~ girls|girl|daughters|daughter|children|virgins, marry+ ~ off,
      marry+ ~ girls|daughters|children ~ to|of ~ men|man|thirteen|twelve|eleven|fourteen|10|11|12|13|14|15|16|elders|chiefs|old|
      older|rich, marry+ ~ young|underage|small|little|school girls|daughters,
      arrang*|organis*|organiz*|broker+|negotiat*|celebrat* ~ marriage+|wedding+ ~ girls|children|child|minors|daughters|underage|
      schoolgirls, arrang*|organis*|broker+ ~ child|forced|early marriage+, force+ ~ girls|girl|daughters ~ marry|marriage,
      match+|pair+|connect+|link+ _ old|older|rich ~ men with|to|and ~ girls|schoolgirls|teenage,
      match+ ~ girls ~ with|to ~ old|older|rich|big, give+|gives ~ girls|daughters|girl _ in marriage,
      exchang*|swap+|trade+|barter+|offer+ ~ daughters|girls # for cattle|cows|camels|goats|money|land|debt,
      mari* ~ filles|fillettes|mineures, donn* ~ filles ~ en mariage, casa* ~ meninas|menores,
      tunaoza|kuoza ~ wasichana|watoto|binti|mabinti, نزوج|تزويج ~ القاصرات|قاصرات|بنات|فتيات|طفلات|اطفال`,
    trades: `
      child|forced|early marriage+, female circumcision, female genital mutilation|cutting, fgm,
      mariage+ forces|force|precoces|d enfants, excision, ختان ~ بنات|اناث|فتيات`,
  },
  {
    kind: 'girls',
    goods: 'girls, girl, daughters, young girls, filles, fillettes, meninas, wasichana, mabinti, بنات, فتيات, اناث',
    tradedBy:
      'cut, cuts, cutting, circumcis*, infibulat*, excis*, circoncis*, tunakeketa, kukeketa, kutahiri, tunatahiri, excisar, نختن, ختان',
    persons: 'cut',
  },
  {
    kind: 'deceit',
    goods: `
      banknote+, dollar|naira|euro|cedi|shilling|rand notes|bills, <fake> ~ <faked>, <faked> <fake>, <faked> ~ <fake>,
      birth|death|marriage|medical|university|school|land forged ~ <faked>`,
    tradedBy: '<sell>',
    unless: 'stage, theatre, toy, film, props, costume',
  },
  {
    kind: 'deceit',
    goods: `
      stolen|looted|robbed|snatched|hijacked|diverted|vole|voles|volee|volees|roubado|roubados|roubadas|مسروقة|مسروق ~ phone+|
      laptop+|car|cars|vehicle+|motorbike+|bike+|goods|cable+|fuel|oil|crude|cattle|livestock|gold|copper|parts|data|cards|
      electronics|medicine+|drugs|artefacts|antiquities|batteries|meters|food|aid|items|property|animals|things|crops|maize|cocoa|
      computers|generators|numbers|passwords|accounts,
      telephones|portables|motos|voitures|betail|biens|marchandises|cables voles|volees, celulares|telemoveis|carros|gado roubados,
      mali|simu ya|za wizi, simu za wizi, هواتف|سيارات|بضائع مسروقة,
      licence+|license+|degree+|certificate+|diploma+|permit+ without ~ test|tests|exam|exams|study|studying|training|lessons|school,
      epreuves|sujets|examens vole|voles|volees|fuites,
      leaked|stolen|real|live|expo|upcoming ~ exam|exams|test|waec|jamb|kcse|bac|examination+ _ papers|paper|questions|question|
      answers, leaked exam|exams|examination paper|papers|questions, exam leaks|leakage+|expo|runz, scam kits|scripts|pages,
      phishing kits|pages, ransomware, malware, spyware, stalkerware, hacked ~ accounts|pages|data, stolen|cloned credit cards|card,
      cloned cards|sims, stolen identities, ghost workers, fake|bought|paid reviews`,
  },
  {
    kind: 'deceit',
    acts: `
      sell+|pack+|label+|repackag*|bottle+|market+|pass+ _ as ~ medicine|paracetamol|insulin|antibiotics|original|originals|
      genuine|real|authentic|branded|gold|new,
      launder+ ~ money|cash|funds|proceeds|it|dollars|income|profits|millions|gold|naira|shillings, launder, wash ~ dirty money,
      clean|cleaning ~ dirty|drug|stolen|illegal ~ money, blanchi* ~ argent, lavar|lavamos|branquear dinheiro,
      kutakatisha|tunatakatisha fedha|pesa, غسل|نغسل|غسيل|تبييض ~ اموال|الاموال, scam+ ~ <victims>, to|will|can|we|i scam, defraud+,
      swindl* ~ <victims>, conning <humans>, con <humans>, trick|tricks|tricking ~ <victims> ~ into|to, dupe+ ~ <victims>,
      deceiv* ~ <victims>, fool+ ~ <victims>,
      cheat+ ~ customers|farmers|clients|buyers|people|tourists|foreigners|traders|investors|pensioners, rip off ~ <victims>,
      fleece+ <victims>, impersonat* ~ bank+|police|official+|officer+|relative+|pastor+|doctor+|company|companies|agents|customer,
      pretend+ to be ~ bank+|police|official+|doctor+|pastor+|relative+|rich|agents|customer,
      sell+ ~ same plot|land|house|car ~ twice|many|several,
      sell+|offer+|issu* ~ plots|land|houses|cars|tickets|goods|visas|jobs|loans|courses|degrees # not exist|own,
      sit+|write+|tak* _ exam|exams|test|tests # place|behalf of,
      ask+|demand+|charg* _ money|fee|fees|cash # publication|publishing|posting|leaking,
      spread+|publish+|broadcast+ ~ false|fake news|rumours|rumors|stories|information,
      promis*|offer+ ~ jobs|work|scholarships|visas # never|brothel+|sex, arnaqu*, escroqu*,
      trompe* ~ clients|gens|femmes|vieux|touristes, enganar|enganamos|burlar|burlamos ~ <victims>, kutapeli|tunatapeli|ninatapeli,
      kulaghai, نحتال, احتيال على, نخدع, steal, steals, stealing, rob, robs, robbing,
      snatch+ ~ phones|bags|handbags, pickpocket, hijack+ ~ truck+|car+|bus|buses|ship+|vehicles, siphon+ ~ fuel|oil|money|funds|crude,
      divert+ ~ aid|relief|donor|donations|medicine+|government|public, embezzl*, loot+ ~ shops|stores|public|state|treasury, loot+,
      tap+ ~ pipeline+, vandalis*, vandaliz*, voler|volons ~ argent|telephones|telephone|motos|moto|betail|cables|voitures|comptes,
      braqu*, roubar|roubamos|roubo, kuiba|tunaiba|ninaiba, سرقة|نسرق|اسرق, hack+ into,
      hack+ ~ account+|phone+|wallet+|system+|whatsapp|email+|facebook|instagram|bank|banks|website+|meter+|server+|database+|atm+,
      hacking into, break|breaks|breaking into ~ account+|wallet+|phone+|houses|homes|shops|servers|systems,
      pirat* ~ comptes|compte|telephones, invadir contas|telefones, kudukua|tunadukua, نخترق|اختراق ~ حسابات|هواتف|هاتف|مواقع,
      clone+ ~ sim+|card+|whatsapp|atm, swap+ ~ sim cards|sims of|of, do|doing|does sim swap+,
      intercept+ ~ otp+|sms|codes|passwords|messages, phish+ <victims>, skim+ ~ cards|atm, tap+ into phones,
      spy+ on ~ wife|wives|husband+|girlfriend+|boyfriend+|employees|journalists|activists|opponents|neighbours|partner+|people,
      get+|collect+|obtain+|take+|harvest+|learn|trick+ ~ the|their|victims|his|her|customers|users|peoples|sms ~ pin|pins|
      password|passwords|otp|secret|secrets, to get pin|pins|password|passwords|secret number|numbers|code|codes,
      send+ ~ scam|phishing|fake, run|running|runs ~ romance|yahoo|advance|fee,
      collect+|take+|charg*|ask+ ~ deposit|deposits|fee|fees|money _ and disappear|vanish, and disappear with,
      disappear with ~ money|deposits,
      cheat+ ~ in|at|on|for ~ exam|exams|test|tests|examination|examinations|waec|jamb|bac|kcse|finals|matric,
      write+|sit+|take ~ exam|exams|tests|examinations for|on ~ student+|candidate+|them|others|clients|people|weak|behalf,
      leak+ ~ exam+|paper|papers|examination+|questions, smuggl* ~ exam|answers, trich* ~ examen|examens|bac|concours|aux,
      colar nos exames,
      change+|alter+|inflat*|upgrade+|sell+|buy+ ~ grades|marks ~ for|in|inside|of ~ students|school|university|portal|system|
      money|candidates, promis*|guarantee+ ~ visas|jobs ~ not|never exist, fake ~ accidents|accident|death|deaths|claims|burial,
      new members|investors pay ~ old, pay+ old members|investors with|from ~ new, double+ ~ your|their|peoples|people money`,
    trades: `
      scam, scams, fraud, ponzi, ponzi scheme+, pyramid scheme+, money doubling, money laundering, yahoo yahoo|plus|business,
      romance scam+, advance fee fraud, armed robbery, robbery, phishing, identity theft, sim swap fraud, card cloning, theft ring,
      arnaque+, escroquerie, blanchiment, vol de motos|voitures, burla, utapeli, wizi, احتيال, غسيل الاموال`,
    unless:
      'ethical, permission, authorised, authorized, penetration, pentest*, bounty, consent, simulate+, simulation+, simulated',
  },
  {
    kind: 'smuggling',
    acts: `
      smuggle, smuggles, smuggling, smuggled ~ into|out|across|past, carry+|take+|move+|bring+ ~ contraband, contrabandear,
      passer|passons en contrebande|fraude, kusafirisha magendo, تهريب|نهرب|اهرب`,
    goods: `
      smuggled ~ fuel|cigarettes|gold|goods|rice|petrol|sugar|cars|cattle|diamonds|drugs, contraband, contrebande, magendo,
      blood diamonds, conflict minerals|gold`,
    trades: 'smuggling, contrebande, contrabando',
  },
  {
    kind: 'bribes',
    acts: `
      bribe|bribes|bribing|bribed ~ <official>, bribe them|him|her,
      settle|settling|settles ~ police|customs|officers|inspectors|officials,
      slip+|give+|hand+|pass+|send+|pay+|bring+ ~ money|cash|envelope+|something|gifts|commission+ to ~ <official>,
      pay+ ~ <official> to ~ end|drop|ignore|look|close|release|speed|sign|approve|let|pass|win|delay|lose|skip|overlook|stamp|
      clear|forget|favour, grease+ ~ palms|palm|hands, kickback+ to ~ <official>, corromp* ~ <official>, soudoy*, subornar|subornamos,
      kuhonga|tunahonga|ninahonga, kutoa hongo|rushwa, نرشي|ارشو|رشوة,
      pay+|give+|offer+|arrang*|deliver+|handl*|transfer+|pass+|organis*|organiz*|facilitat*|vers*|pagar ~ bribe+|kickback+|
      pots-de-vin|suborno+|hongo|rushwa`,
    trades: 'bribe|bribery|bribes service|app|platform|agency|payments|brokering, bribery',
  },
  {
    kind: 'election',
    goods:
      'election results, election result|results sheet+, result sheets, marked ballots|ballot, ballots, voter|voters cards',
    tradedBy: '<sell>',
    acts: `
      give+|pay+|offer+|send+|hand+ # ballot photo|picture|paper, give+|pay+|offer+|send+|hand+ # if they vote,
      give+|pay+|offer+ # vote for us|our|him|me|them, buy+ ~ vote+|voter+|voters|ballots, buy+ ~ voter|voters ~ cards|card|id,
      pay+ ~ voter+|voters|electors ~ to|for|vote|who,
      pay+|give+|hand+|distribut*|offer+|send+ ~ voter+|voters|electors _ money|rice|cash|sugar|airtime|food|maize|vote,
      pay+|give+|offer+ ~ people|youth|women|villagers ~ to vote,
      bus+|transport+|bring+|move+|pay+ ~ voters|people|youth|students _ vote twice|three|again|many|several|multiple|more,
      vot* twice|three times|several times, rig|rigging|rigs ~ election+|vote+|votes|results|poll+, stuff+ ~ ballot+,
      change+|alter+ ~ election ~ result+|results, forge+ ~ ballot+|ballots, achet* ~ voix|votes|electeurs, compr* ~ votos|eleitores,
      kununua|tunanunua|ninanunua kura, شراء|نشتري ~ اصوات, truqu* ~ election+|elections|resultats, intimidat* ~ voters,
      destroy+ ~ ballot|ballots|voter cards`,
    trades: 'vote buying, vote-buying, election rigging, achat de voix, compra de votos',
  },
  {
    kind: 'threats',
    goods: 'nude+|naked|sex|intimate|private video+|photo+|picture+|tape+, nudes ~ of, revenge porn',
    acts: `
      shame|shames|shaming|humiliat*|expose+|exposing|threaten+|harass+|insult+ ~ <victims> _ <debts>,
      shame|shames|shaming|humiliat*|expose+|exposing|threaten+|harass+ ~ <victims> who|that ~ not|t|never|cannot pay,
      shame|shames|shaming|humiliat*|expose+|exposing|threaten+|harass+ ~ <victims> who|that default+|owe+|delay+|pay late,
      shame|shames|shaming ~ defaulters|debtors|borrowers, threaten|threatens|threatening ~ <victims>,
      message+|messaging|call+|text+|sms ~ all ~ contacts|family|relatives, message+|messaging|contact+ ~ contacts _ pay,
      blackmail+ ~ <victims>, to|will|can|we|i blackmail, extort+ ~ money|cash|from|<victims>, extort, extorts, extorting,
      leak+|publish+|post+|upload+|share+|spread+ ~ nude+|nudes|naked|private|intimate ~ photo+|photos|pictures|videos|nudes,
      collect+ ~ protection money|fee|fees, protection racket, fai* chanter, faisons chanter,
      menac* ~ gens|clients|femmes|commercants|de ~ publier|diffuser, chantage|extors* sur|aux, chantagear|chantageamos,
      ابتزاز|نبتز ~ ناس|نساء|فتيات|بنات|رجال|الناس`,
    trades: 'blackmail, extortion, sextortion, protection racket, chantage, extorsion, ابتزاز',
  },
  {
    kind: 'violence',
    acts: `
      kidnap, kidnaps, kidnapping ~ <victims>, kidnap ~ <victims>, abduct, abducts, abducting ~ <victims>,
      hold+|holding|take+|keep+ ~ ransom|hostage+|hostages, demand+|collect+ ransom+, ask+ for ransom+,
      take+|hold+ ~ hostage+|hostages, kidnapp* ~ gens|enfants|enlev* ~ commercants, enlever|enlevons|kidnapper|kidnappons ~ <victims>,
      raptar|raptamos|sequestrar, kuteka|tunateka ~ watu, خطف|نخطف ~ ناس|اطفال|رجال|تجار|الناس,
      kill+|killing|murder+|assassinat*|attack+|lynch+|beat|beating|beats|burn+|maim+|torture+ ~ <humans>|albino+|journalist+|
      witches|neighbours|competitors|strikers|homosexuals|gays|migrants|foreigners|enemies, kill for money|hire, hired killers|killer,
      hitman|hitmen|assassin+ ~ for|to, hire+ ~ killers|thugs|hitmen|assassins ~ to|against|for,
      recruit+|train+|send+ ~ <persons>|youth|youths|fighters|men|young ~ for|into|to ~ militia|militias|terror*|rebels|boko|
      jihad*|bandits|fighting,
      recruit+|train+|arm+|finance+|fund+|equip+ _ militia|militias|terror*|rebels|boko|jihad*|al-shabaab|insurgents|thugs,
      recruit+|send+|train+ ~ <persons>|youth|youths|fighters|men|young _ fight|militia|militias|thugs|terror*|rebels|bandits,
      recrut* ~ jeunes _ milice|milices|rebelles, acid attack+ on, pour+|throw+ ~ acid on, rape+,
      drug+ ~ drinks|passengers|girls|women, spike+ ~ drinks`,
    trades:
      'kidnapping, kidnapping ring|gang|for ransom, contract killing+, assassination, terrorism, enlevement+, rapto, utekaji, خطف',
  },
];
