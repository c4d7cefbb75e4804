import { type Pain, use } from '../../pack-types.ts';

export const lostFiles: Pain = {
  id: 'technology.lost-files',
  title: 'One phone or laptop dies and takes the books of a business with it',
  short: 'Records vanish when a phone or laptop dies',
  type: 'loss',
  recognise: {
    event:
      'lost files, lose files, lost data, lose data, lose their data, lose all their records, lose records, lost contacts, lose contacts, data loss, hard disk, hard drive, flash disk, backup, back up, no backup, virus, ransomware, laptop crash, crashed, computer crash, wiped, deleted, memory card, phone died, fichiers perdus, corrupted',
    setting:
      'laptop, phone, computer, records, contacts, photos, invoice, excel, customer list, stolen, files, office, cyber cafe',
    goods: 'contacts=records, files=files, records=records, photos=photos, fichiers=files',
  },
  words: {
    who: ['small business owners', 'owner'],
    payer: ['small business owners', 'owner'],
    good: 'records',
    unit: ['loss', 'losses'],
  },
  problem: '{who} in {place} lose years of {good} in one night when the only set that holds them breaks or is stolen',
  heading: 'One copy only: the {good} of {who} in {place}',
  chain:
    'Debts, prices, customers and photographs of goods live on one phone or an old laptop; the copy, if any, is on a flash disk in the same bag. The repairer, a cyber café or a niece knows how to save {good}, and is called after the {unit}. {Who} pay in debts they cannot prove and in customers they cannot call. Find out what each {who1} in {place} could show today if the set were gone tonight.',
  causes: [
    {
      id: 'onecopy',
      fix: 'copies',
      text: 'there is only one copy',
      match: 'one copy, no backup, only copy, single, never saved, backup',
      why: 'perhaps a copy exists and nobody knows how to fetch it',
      sign: 'those with a copy could not restore it either',
    },
    {
      id: 'theft',
      fix: 'keeping',
      text: 'the set itself is stolen or falls',
      match: 'stolen, theft, snatched, dropped, fell, robbed, lost phone',
      why: 'perhaps it is carried everywhere since home has no lock',
      sign: 'sets that never leave the shop die as often',
    },
    {
      id: 'virus',
      fix: 'hygiene',
      text: 'shared disks carry viruses',
      match: 'virus, flash, cyber, infected, ransomware, pirated',
      why: 'perhaps the guard program’s licence ran out years ago',
      sign: 'machines that share nothing are struck as well',
    },
    {
      id: 'power',
      fix: 'power',
      text: 'cuts and surges kill disks',
      match: 'power, surge, cut, blackout, voltage, shut down, generator',
      why: 'perhaps the battery has been dead for years, so each cut is a crash',
      sign: 'machines on a good battery fail as often',
    },
  ],
  effects: [
    'debtors say that they have paid, and nobody can show otherwise',
    'a firm re-types a year from paper or starts at nought',
    'wedding pictures or exam scripts cannot be made again',
  ],
  stakeholders: [
    'owner: carries the set, bears the {unit}',
    'clerk or child: knows the passwords, may leave',
    'repairer: asked to save what is left, can also read it',
    'cyber café: gives viruses and rescue at the same desk',
    'debtor: gains when the list is gone',
  ],
  metrics: [
    'days of {good} lost ÷ days kept',
    'hours until work goes on',
    'owners who could restore {good} before your eyes ÷ asked',
  ],
  alternatives: [
    {
      text: 'Keep an exercise book beside it',
      match: 'exercise book, notebook, paper, write down',
      draw: 'survives a thief',
      limit: 'no pictures, no sums, and rain',
    },
    {
      text: 'Send copies to one’s own chat or mail',
      match: 'email, whatsapp, send to myself, drive',
      draw: 'free, already on the phone',
      limit: 'gone with a forgotten password',
    },
    {
      text: 'Carry a flash disk',
      match: 'flash, memory stick, external',
      draw: 'cheap',
      limit: 'in the same bag, full of viruses',
    },
    {
      text: 'Ask a repairer to save it',
      match: 'recover, repairer, technician, recovery',
      draw: 'pays only if it works',
      limit: 'dear, and he sees all',
    },
  ],
  want: 'Fear lasts a week after a {unit} and then fades. If {who} in {place} lost {good} and still keep one copy, they may hold it for bad luck like rain.',
  pay: 'Free storage exists for those with data and a password. What {who} might pay for is somebody who does it and restores {good}, so price the hour and not the space.',
  can: 'You would hold debts and faces of many; one leak ends trust in {place}. Restore {good} in front of {who} each month, or you may find after the {unit} that the copies are empty.',
  indicators: [
    use('NV.SRV.TOTL.ZS', 'exposure', 15, 'high', 'E', {
      split: 48,
      high: 'Services make much of what is earned: {fig}. Clerks, printers and studios in {place} live from {good}; begin with them.',
      low: 'Fewer earn by desk work: {fig}. In {place} a trader’s debt list may be the one file that matters.',
    }),
    use('IT.NET.USER.ZS', 'proxy', 20, 'low', 'T', {
      split: 37,
      high: 'Many could send a copy over the net tonight: {fig}. Ask {who} why they do not; the reason is your product.',
      low: 'Most cannot lean on the net for a copy: {fig}. Test a second disk kept at a neighbour’s shop in {place}.',
    }),
    use('EG.ELC.ACCS.UR.ZS', 'proxy', 20, 'low', 'T', {
      split: 86,
      high: 'Town homes are mostly wired: {fig}. Cuts may be rarer than theft; sort the last {n:10} {units} by what struck.',
      low: 'Power fails or is missing even in towns: {fig}. Look at the state of batteries under the {good} of {who}.',
    }),
    use('SE.SEC.ENRR', 'proxy', 15, 'low', 'S', {
      split: 51,
      high: 'Many have sat at a school computer: {fig}. If nobody makes copies, habit and not skill is missing among {who}.',
      low: 'Few sat before a computer at school: {fig}. Show {who} each step by hand, and let them restore one file.',
    }),
    use('SL.EMP.VULN.ZS', 'near', 20, 'high', 'E', {
      split: 64,
      high: 'Most work for themselves, with no office to keep copies: {fig}. Ask {n:20} {who} in {place} who else holds their list.',
      low: 'Many work for firms that keep their books: {fig}. Lone {who} are fewer than you may think; count them in one street.',
    }),
    use('HDR24.MYS', 'proxy', 10, 'low', 'S', {
      split: 5.7,
      high: 'Adults have some years of school: {fig}. A card with three steps may do for {who}; try it without helping.',
      low: 'School was short for most: {fig}. In {place}, someone trusted must do the copying, so find out who.',
    }),
    use('WGI.RL', 'context', 0, 'none', 'L', {
      split: 25,
      high: 'A written debt may count before an office: {fig}. Ask {who} whether saved {good} ever won a quarrel.',
      low: 'A debt list proves little in court here: {fig}. Its worth to {who} in {place} is in shame before neighbours; ask.',
    }),
  ],
  reach: [
    {
      label: 'workers in services, where most such records are kept',
      expr: 'labour * share / 100',
      records: { labour: 'FB.LABOUR', share: 'ILO.EMP.SRV' },
      caution: 'Most keep no file at all; ask in one street of {place} who does.',
    },
  ],
  sizing: {
    event: ['loss', 'losses'],
    inputs: [
      {
        id: 'debts',
        label: 'worth of debts written on the set that was lost',
        kind: 'money',
        near: 'debt, owed, credit, customers owe, unpaid, worth',
        ask: 'What were the debts worth that stood on the last set lost by one {who1}, in {money}?',
      },
      {
        id: 'gone',
        label: 'share of them never paid for want of a record',
        kind: 'share',
        near: 'never paid, deny, could not prove, half, third',
        assume: [0.1, 0.25, 0.5],
        ask: 'Of those debts, how much was never paid since nothing could be shown?',
        choices: ['A tenth', 'A quarter', 'Half'],
        values: [0.1, 0.25, 0.5],
      },
    ],
    loss: [{ id: 'total', label: 'debts gone with one loss', expr: 'debts * gone', unit: 'money' }],
    times: {
      per: 'year',
      assume: [0.1, 0.25, 0.5],
      ask: 'How often in the past few years did one {who1} lose a set with records on it, per year?',
    },
    periods: [1, 1, 1],
    people: { label: 'firms with records on one set in three streets of {place}', assume: [30, 80, 200] },
  },
  notFound:
    'No record we hold counts lost {good} in {country}. The rescue book of one repairer in {place}, {n:60} days of it, shows which {units} come and what people offered to pay.',
  political: [
    'Whether the tax office in {country} will ask small firms for records kept by machine',
    'A duty to keep them makes a copy worth money.',
  ],
  environmental: [
    'In which months damp, dust and lightning kill sets in {place}',
    'Begin before that month and count afterwards.',
  ],
  licences: [
    { ask: 'What is asked of someone who stores the records of others?', sector: 'data protection' },
    { ask: 'May copies lie on machines outside {country}?', sector: 'cybersecurity and ICT' },
  ],
  unknowns: [
    'What could {n:20} {who} in {place} bring back today, tried before your eyes?',
    'What did the last {units} cost, in debts and hours?',
    'Who would they let hold a copy, and who never?',
  ],
  interview: [
    'When did you last lose something that was only on one set? Tell me that day.',
    'What did you have to do again, and what never came back?',
    'Whom did you ask for help, and what did they see of your affairs?',
    'Where would I find your debtors’ list if this phone were stolen tonight?',
    'What have you changed since then? Show me.',
    'To a repairer: what did the last person offer you for saved files?',
  ],
  where:
    'the repair bench in {place} when people plead for pictures, a print shop, and a wholesaler’s back room at the month’s end',
  tests: [
    {
      name: 'Gone tonight',
      hypothesis: 'two of three {who} cannot restore their debt list.',
      method:
        'with leave, put the set in a drawer; ask {n:20} owners to bring back {good} on another one within the hour.',
      metric: 'restored or not, and what was missing.',
      threshold: '{n:13} of {n:20} fail.',
      usd: 20,
      days: 5,
      stop: 'fewer than {n:4} of the first {n:12} fail.',
    },
    {
      name: 'Second disk',
      hypothesis: 'a neighbour’s drawer is trusted more than the net.',
      method: 'offer {n:16} {who} either way for one week; note which is chosen and which restores on day seven.',
      metric: 'restored copies by way.',
      threshold: 'one way restores at {n:6} of {n:8}.',
      usd: 80,
      days: 8,
      stop: 'most refuse both.',
    },
    {
      name: 'Month paid ahead',
      hypothesis: '{payer} pay for a helper who copies and restores each month.',
      method: 'ask {n:15} who lost {good} within a year for a month’s fee before the visit.',
      metric: 'fees paid.',
      threshold: '{n:5} of {n:15}.',
      usd: 40,
      days: 6,
      stop: 'none of the first {n:8}.',
    },
  ],
  kill: 'most of {n:20} firms in {place} can bring back their records today, or none who lost some pays for a month of copies',
  dealBreakers: [
    'What is lost is pictures that nobody pays to keep.',
    'Owners trust nobody with debts and names.',
    'The copy costs more data than its worth to a small firm.',
  ],
  explore: {
    stage: 'storing',
    also: ['retail', 'fintech'],
    customers: ['shops', 'companies', 'institutions'],
    products: ['service', 'app', 'web'],
    backgrounds: ['engineer', 'software', 'finance'],
    impact: ['commercial'],
    horizon: 'short',
    complexity: 'low',
  },
};
