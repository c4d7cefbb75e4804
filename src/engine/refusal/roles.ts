/*
 * Who does what in a sentence, as word lists (notation: pattern.ts). English first, then French, Portuguese, Swahili, Arabic.
 */

/** The writer. Swahili, Portuguese and Arabic verbs carry their subject. */
export const FOUNDER = `
  i, we, us, let s, lemme, make we, je, j, nous, moi, eu, quero, queremos, vou, vamos, vendo, vendemos, vendermos, compramos, fazemos,
  produzimos, fabricamos, exportamos, importamos, usamos, ajudamos, roubamos, pagamos, entregamos, transportamos, enganamos, casamos,
  mimi, sisi, nataka, ninataka, tunataka, natafuta, nauza, ninauza, tunauza, nitauza, tutauza, nanunua, ninanunua, tunanunua,
  tutanunua, natengeneza, ninatengeneza, tunatengeneza, nasafirisha, ninasafirisha, tunasafirisha, tunasaidia, ninasaidia, tunatumia,
  ninatumia, tunaiba, ninaiba, tunatapeli, tunaua, tunawinda, tunaoza, tunakeketa, tunahonga, نحن, انا, اريد, نريد, سوف, ابيع, نبيع,
  سنبيع, سابيع, نشتري, سنشتري, نهرب, سنهرب, نوزع, نستورد, نصدر, نصنع, نوصل, نساعد, اساعد, نستخدم, نشغل, نسرق, نحتال, نغسل, نخترق, نخطف,
  نبتز, نرشي, ندفع, نزوج, نختن`;

/** What is built or offered. Alone it is the founder's where an idea is named by it: 'an app that …'. */
export const OFFER = `
  app, application, platform, service, agency, startup, start-up, website, site, marketplace, business, network, tool, system,
  software, bot, chatbot, way, method, scheme, solution, product, idea, plan, project, venture, channel, programme, program, shop,
  store, drone, courier, hotline, machine, device, consultancy, studio, start up, club, kiosk, lodge, register, directory, catalogue,
  portal, auction, appli, plateforme, agence, entreprise, reseau, moyen, systeme, idee, projet, boutique, aplicativo, aplicacao,
  plataforma, agencia, negocio, servico, empresa, programu, huduma, jukwaa, biashara, duka, تطبيق, منصة, خدمة, وكالة, شركة, مشروع,
  موقع, متجر`;

/** After 'my' and 'our' these act for the founder. */
export const STAFF = `
  apps, services, platforms, tools, products, team, teams, agent, agents, driver, drivers, rider, riders, boys, staff, workers,
  company, shop, factory, farm, clinic, quarry, mine, plantation, workshop, brickyard, hotel, bar, school, home, union, church, gang,
  ring, nurse+, doctor+, midwives, graduates, members, volunteers, experts, lawyer+, engineer+, chemist+, lodge, bakery, pharmacy,
  laboratory, warehouse, club, lorry, lorries, trucks, boats, buses, crew, men, people, salesmen, sellers, group, firm, lab, dealers,
  partners, vendors, hunters, couriers, cousin, cousins, equipe, agents, chauffeurs, livreurs, societe, usine, equipa, empresa,
  motoristas, timu, kampuni`;
export const OWN = 'my, our, mon, ma, mes, notre, nos, meu, minha, nosso, nossa';

/** Others, who may be the doers. */
export const OTHERS = `
  apps, platforms, agencies, services, websites, networks, they, he, she, it, them, people, person, persons, someone, somebody, anyone,
  anybody, everyone, everybody, others, those, nobody, man, men, woman, women, boy, boys, girl, girls, child, children, kids, youth,
  youths, teenagers, student+, pupil+, parent+, mother+, father+, family, families, brother+, sister+, husband+, wife, wives, uncle+,
  aunt+, grandmother+, neighbour+, neighbor+, friend+, elders, elder, guys, guy, dem, criminal+, gang+, cartel+, mafia, bandit+, thief,
  thieves, robber+, scammer+, fraudster+, fraudsters, conmen, hacker+, trafficker+, smuggler+, poacher+, kidnapper+, terrorist+,
  militant+, militia+, rebel+, pirate+, dealer+, pusher+, cheat, cheats, crook+, forger+, counterfeiter+, extortionist+, syndicate+,
  middlemen, middleman, broker+, partner+, trader+, seller+, vendor+, hawker+, dealer+, supplier+, distributor+, merchant+, buyer+,
  customer+, client+, shopkeeper+, pharmacist+, chemist+, chemists, pharmacy, pharmacies, doctor+, nurse+, patient+, hospital+,
  clinic+, healer+, midwife, midwives, cutter+, circumciser+, farmer+, herder+, grower+, fisher+, fishermen, hunter+, miner+, worker+,
  labourer+, maid+, employee+, employer+, boss, bosses, owner+, manager+, landlord+, tenant+, lender+, borrower+, agent+, driver+,
  rider+, okada, transporter+, trucker+, passenger+, tourist+, migrant+, refugee+, recruiter+, madam+, pimp+, police, policemen,
  officer+, official+, soldier+, army, guard+, ranger+, judge+, lawyer+, politician+, candidate+, minister+, mayor+, voter+, citizen+,
  government+, ministry, party, parties, chief+, imam+, pastor+, priest+, teacher+, school+, university, universities, lecturer+,
  graduate+, company, companies, firm+, factory, factories, mine, mines, contractor+, importer+, exporter+, manufacturer+, village+,
  villager+, community, communities, resident+, member+, user+, addict+, foreigner+, chinese, widow+, orphan+, tailor+, cook+, baker+,
  butcher+, mechanic+, artist+, author+, bank+, shop, shops, stall+, il, ils, elle, elles, gens, hommes, femmes, homme, femme, enfants,
  enfant, filles, garcons, jeunes, eleves, etudiants, parents, familles, maris, trafiquant*, voleur*, escroc*, brouteur*, braconnier*,
  passeur*, bandit*, commercant*, vendeur*, marchand*, pharmacie*, pharmacien*, agriculteur*, eleveur*, paysan*, policier*, policiers,
  gendarme*, douanier*, politicien*, candidat*, chauffeur*, client*, societes, usines, orpailleur*, mineurs, exciseuse*, quelqu,
  certains, beaucoup, eles, elas, pessoas, homens, mulheres, criancas, ladroes, burloes, traficantes, cacadores, vendedores,
  comerciantes, farmacias, policia, jovens, agricultores, watu, wezi, matapeli, majangili, wauzaji, wafanyabiashara, wakulima, vijana,
  wanawake, wanaume, watoto, polisi, madalali, الناس, اللصوص, المجرمون, التجار, تجار, المهربون, مهربون, مهربين, المحتالون, محتالون,
  عصابات, صيدليات, شباب, اطفال, شرطة, مرضى`;

/** Others who live by the harm: helping them is doing it. */
export const CRIMINALS = `
  smuggler+, scammer+, fraudster+, trafficker+, kidnapper+, poacher+, terrorist+, thief, thieves, robber+, bandit+,
  drug|cocaine|heroin|weed|gun|arms|ivory|organ|tramadol|meth dealer+|lord+|pusher+|seller+|baron+|runner+, cartels, money launderer+,
  counterfeiter+, forgers, gangs, yahoo boys, con men, conmen, trafiquants, contrebandiers, braconniers, escrocs, brouteurs, voleurs,
  passeurs, traficantes, contrabandistas, burloes, ladroes, majangili, matapeli, wezi, walanguzi, مهربين, مهربون, لصوص, محتالين,
  تجار مخدرات|المخدرات`;

/** What makes others do something, or does it for them. */
export const HELPING = `
  help+, enable+, allow+, let, lets, letting, convinc*, persuad*, encourag*, push+, order+, assist+, support+, teach+, train+, coach+,
  equip+, connect+, link+, match+, pay+, paid, hire+, use+, using, employ+, recruit+, send+, ask+, get+, getting, give+, giving, lend+,
  bring+, put, putting, take+, taking, make, makes, making, for, serve+, supply+, offer+, provide+, guide+, show+, advise+, need+,
  want+, organise+, organize+, protect+, hide+, hiding, shield+, cover+, fund+, finance+, join+, lure+, pair+, aid*, permet*, pour,
  avec, form*, recrut*, utilis*, emploi*, employ*, embauch*, connect*, besoin, envoy*, emmen*, ajud*, para, com, us*, contrat*,
  permit*, kusaidia, tunasaidia, ninasaidia, kwa, inayosaidia, tunatumia, ninatumia, نساعد, يساعد, تساعد, لمساعدة, مساعدة, نستخدم, نشغل`;

/** To run a harm as one's trade ('we run a kidnapping ring'). */
export const RUN = `
  do, does, doing, run, runs, running, organise+, organize+, set up, practise, practice, master, perpetrate+, finance+, facilitate+,
  invest in, live from|on|by, earn ~ from, money from|through|with|by, profit from, start, launch, open, expand, grow our|my, commit+,
  perform+, teach+ ~ how to, live off, arrange, carry out, faisons, fais, organis*, vivons de, pratiqu*, lanc*, fazemos, fazer,
  tunafanya, kufanya, ninafanya, نمارس`;

/** To begin something that then does the harm ('start a company that smuggles'). */
export const FOUNDING =
  'start+, run, runs, running, open+, launch+, build+, create+, set up, found, own+, have, cre*, ouvr*, lanc*';

/** Words against a harm, when the harm is their object. */
export const FIGHTING = `
  stop+, prevent+, combat+, fight+, fought, end, ends, ending, ended, eliminate+, eradicate+, detect+, spot+, identify+, recognise+,
  recognize+, expose+, report+, avoid+, reduce+, curb+, tackle+, counter, counters, countering, against, protect+, save, saves, saving,
  rescue+, free, frees, freeing, safe from, safer from, secure, warn+, alert+, catch, catches, catching, arrest+, block+, flag+,
  track+, trace+, tracing, monitor+, deter+, discourage+, disrupt+, dismantle+, ban, bans, banning, abolish+, outlaw+, resist+,
  refuse+, escape+, recover+, replace+, alternative+, rid, sensitise+, sensitize+, sensitisation, sensitization, awareness, campaign+,
  educate+, verify+, verification, check+, authenticate+, authentication, test+, scan+, scanner+, filter+, screen+, investigate+,
  prosecute+, punish+, prosecution, treat+, treatment+, therapy, heal+, quit+, leave, leaves, leaving, exit, victim+, survivor+,
  rehabilitat*, rehab, reintegrat*, counsel*, detox, addict*, former, ex, vulnerable, tired, afraid, fear+, suffer+, lose, loses,
  losing, lost, because of, due to, hurt by, harmed by, problem of|with, cases of, rise of, rate of, effects of, dangers of, danger of,
  risk of|from, risks of|from, threat of, threatened, hate, worry, worried, worries, complain+, concerned, exposed to, fall for,
  falling for, fell for, experience+, face+, facing, endure+, see through, deal with, dealing with, cope with, campaign+, lobby+,
  study, studies, research+, document+, map+, mapping, count+, inform+, expose, denounce+, denounc*, denonc*, clean up, clean,
  cleaning, remove+, removal, destroy+, seize+, hand in, surrender+, melt+, buy back, swap+, exchange+, collect back, instead,
  rather than, without, tell+ ~ from, distinguish*, hotline+, helpline+, shelter+, lutt*, lutte, contre, combat*, detect*, prevenir,
  previent, empech*, eradiqu*, mettre fin, fin, proteg*, sauv*, signal*, reconnaitre, verif*, eviter, evit*, reduire, reduit,
  reduisons, victimes, souffr*, perd*, abandon*, refus*, identifi*, alternative+, soign*, desintox*, accompagn*, sensibilis*, au lieu,
  sans, lieu, combater, combatemos, detectar, acabar, prevenir, proteger, denunciar, evitar, reduzir, contra, vitimas, sobreviventes,
  reconhecer, verificar, resgatar, tratar, sem, kuzuia, kuzuia, tunazuia, kupambana, tunapambana, kutambua, kugundua, kukomesha,
  tunakomesha, kulinda, tunalinda, kuepuka, kupunguza, dhidi, waathirika, kuacha, bila, kuripoti, kutibu, مكافحة, نكافح, منع, نمنع,
  كشف, نكشف, ضد, ضحايا, حماية, نحمي, وقف, نوقف, الابلاغ, ابلاغ, علاج, نعالج, محاربة, نحارب, توعية, تجنب, انقاذ, بدون, دون`;

/** What a business avoids, reduces or reports without fighting any harm. A fighting word before one of these says nothing. */
export const OTHER_OBJECTS = `
  police, customs, tax, taxes, border, borders, checkpoint+, roadblock+, inspector+, inspection+, authority, authorities, law, laws,
  arrest, arrests, arrested, detection, suspicion, court, courts, jail, prison, patrol+, ranger+, soldiers, guards, gendarmes,
  regulators, regulation, ndlea, nafdac, efcc, dci, cameras, radar, scanners, bail, caught, traced, traces, trace, witnesses, evidence,
  attention, questions, trouble, cost, costs, price, prices, expense, expenses, expensive, fee, fees, loss, losses, waste, delay,
  delays, time, competition, competitors, middlemen, queue, queues, paperwork, traffic, poverty, unemployment, hunger, stress, boredom,
  profit, profits, sales, income, earnings, results, numbers, weekly, daily, work, money, customers, clients, quality, cash, hour, day,
  week, month, worrying, wasting, suffering, struggling, complaining, waiting, suffer, school, environment, douane, douanes, impots,
  frontiere, frontieres, policiers, controles, controle, cout, couts, prix, pauvrete, chomage, pertes, policia, alfandega, impostos,
  custos, pobreza, polisi, gharama, umaskini, ushuru, شرطة, جمارك, ضرائب, فقر, تكلفة, تكاليف, بطالة`;

/** Not done, or no longer. */
export const NOT = `
  not, never, neither, nor, don t, doesn t, didn t, won t, cannot, can t, isn t, aren t, wouldn t, no longer, no more, used to,
  stopped, refuse to, nobody, no one, without, ne, n, jamais, pas, ni, nunca, nao, hatu*, si, لا, لن, لم, ليس`;

/** Done because others force it: suffered. */
export const FORCED = `
  must, forced, have to, has to, had to, having to, obliged, compelled, made to, pressured, pushed to, cannot without, tempted,
  temptation, need to pay, oblig*, doivent, devons, forc*, obrigad*, lazimishwa, مجبر*, نضطر`;

/** The founder only looks on. */
export const SEEING = `
  see, sees, seen, saw, seeing, know, knew, known, notice+, hear, heard, hearing, observe+, watch+, witness+, there is|are, say, says,
  said, saying, think, believe+, discover+, realise+, realize+, understand, learn+, read, interview+, talk, talked, spoke, found, find,
  remember+, love+, ask why, because, voyons, vois, savons, sais, constat*, entend*, remarqu*, vemos, sabemos, tunaona, naona, tunajua,
  نرى, نعلم, نعرف, رايت`;

/** Between a subject and what it does. */
export const LINKING = `
  to, and, or, then, also, will, would, can, could, may, might, shall, should, be, am, are, is, been, being, just, only, even, still,
  secretly, quietly, openly, safely, quickly, easily, always, often, sometimes, usually, now, already, dey, go, wan, fit, don, gonna,
  wanna, going, plan, plans, planning, want, wants, wanted, wish, like, hope, intend, intends, trying, try, tries, aim, aims, decide,
  decided, how, how to, it, them, him, her, me, you, us, so, that, by, while, begin, began, begun, start, starts, started, keep, keeps,
  later, afterwards, simply, there, here, where, when, have, has, had, do, does, did, come, comes, back, m, ll, ve, re, d, s, i, we,
  on, va, vais, allons, veux, voulons, veut, voudrais, souhait*, pour, puis, ensuite, aussi, a, en, et, ou, de, d, e, para, depois,
  tambem, na, kisha, pia, ya, kwa, ثم, ان, ل`;

/** What others say of the founder. */
export const ACCUSING = `
  they think, they think that, people think, people think that, they believe, they believe that, people believe, they say,
  they say that, people say, people say that, they suspect, they suspect that, acham que, pensam que, dizem que,
  ils croient que, ils pensent que, ils disent que, les gens disent que`;

/** Ends one part of a sentence and begins another whose subject may be another. */
export const TURNING = `
  because, but, when, while, whenever, although, though, so, if, since, until, whereas, before, after, by, as, and, or, then, plus,
  yet, thus, therefore, car, mais, quand, lorsque, donc, parce, si, et, ou, puis, en, mas, quando, porque, e, ou, lakini, kwa, kwani,
  na, kisha, لكن, لان, ثم`;
/** Of these, what joins equals: 'fake medicines and smuggled fuel'. */
export const JOINING = 'and, or, plus, et, ou, e, na';
export const RELATIVE = 'who, which, that, whose, whom, qui, que, quem, الذين, التي, الذي, ambao, wanaouza';

/** A gap inside a harm ('sell _ guns') stops here. */
export const GAP_STOP = `
  for, against, that, which, who, whose, because, but, when, while, so, if, from, about, out, without, instead, no, not, nor, like,
  off, with, proof, resistant, wipes, get, gets, was, were, is, are, pour, contre, qui, que, sans, mais, para, contra, dhidi, kwa, ضد`;

/** After a forbidden good: what is sold is about it, not it. */
export const ABOUT_IT = `
  addiction, addict*, test, tests, testing, tester+, kit, kits, detector+, detection, detecting, awareness, counter+, software,
  dashboard, photos, education, rehab*, treatment, prevention, victims, survivors, verification, checker+, control, abuse, crisis,
  problem+, registry, register, free, safe, safes, locker+, scanner+, tracker+, tracking, recovery, database, alarm+, alert+,
  insurance, report+, identification, identifying, poisoning, overdose, stories, story, film+, book+, hair, nails, clothes, dress,
  dresses, uniforms, shoes, documentary, museum, law, policy, buyback, amnesty, replacement, alternative+,
  licences, licensing, training, killer, spray, shaped, nuts, palm, soap, users, smuggling, trafficking, trade, protection,
  authenticator`;

/** After a good that is not brought but taken away: 'get guns out of …'. */
export const REMOVED = 'out, off, back, away';

/** Before a good that only sounds forbidden. */
export const HARMLESS_BEFORE = `
  toy, water, glue, spray, nail, heat, massage, price, staple, paint, bath, pop, plastic, caulking, hot, tattoo, solder, soldering,
  grease`;

/** Whoever helps the doers with one of these helps them out of it. */
export const WAY_OUT = `
  leave, quit, stop, another, other, alternative+, new, instead, change+, honest, legal, legally, again, job, jobs, skill+, school+,
  training, treatment, heal+, surrender+, reform+, rehabilit*, reintegrat*, become, becoming, employment, apprenticeship+, income, out,
  caught, quitter, autre, metier, emploi, sortir, outro, emprego, acha, kuacha, kazi, عمل`;

/** To help those who live by the harm. */
export const ABETTING = `
  help+, enable+, allow+, assist+, support+, guide+, connect+, link+, equip+, supply+, serve+, fund+, finance+, train+, hide, hides,
  hiding, shield+, protect+, transport+, pay to, aid*, permet*, proteg*, ajud*, kusaidia, tunasaidia, inayosaidia, نساعد, يساعد, تساعد,
  لمساعدة`;

/** Forms of 'to be' and 'to get' before a participle: it is done to the subject. */
export const PASSIVE = 'was, were, been, being, be, is, are, am, get, gets, got, getting, s, re, m';
export const PREPOSITION = `
  in, at, to, from, near, of, into, on, through, around, across, between, by, with, au, aux, dans, de, du, em, no, na, do, da, kwa,
  katika, في, من`;
/** After a gerund that begins a sentence: the harm is told of, not planned. */
export const TOLD_OF = `
  is, are, was, were, has, have, causes, makes, remains, happens, ruins, destroys, kills, hurts, costs, affects, leads, became, become,
  goes, keeps, brings`;
/** What stands after a person who is sold, and not after one who is sold to. */
export const AFTER_PERSON = `
  to, into, as, for, from, and, or, abroad, online, across, through, at, by, under, with, before, between, of, overseas, on, when, so,
  off, who, aged, aux, pour, au, vers, de, para, kwa, na, clean, safely, safe, cheap, cheaply, quickly, yearly, the, الى, ل, من, في`;
/** A thing that has just been named. */
export const IT = 'it, them, these, those, all';
/** A sentence that begins so asks what others do, or whether one may: it plans nothing. */
export const ASKING = 'do, does, did, is, are, was, were, should, has, est, هل';
