import { type Pain, use } from '../../pack-types.ts';

export const workingCapital: Pain = {
  id: 'fintech.working-capital',
  title: 'Small businesses cannot borrow for stock because nobody sees their sales',
  short: 'Small traders cannot borrow for stock on fair terms',
  type: 'finance',
  recognise: {
    event:
      'cannot borrow, can not borrow, no loan, no credit, collateral, loan shark, high interest, interest rate, working capital, restock, cannot restock, bank refuse, rejected loan, no records, credit history, access to credit, access to finance',
    setting:
      'trader, shop, stall, market, kiosk, vendor, small business, sme, msme, merchant, hawker, duka, spaza, boutique',
    goods: 'loan=stock, credit=stock, working capital=stock, stock, goods=stock, restock=stock',
  },
  words: {
    who: ['small traders', 'trader'],
    payer: ['small traders', 'trader'],
    good: 'stock',
    unit: ['order', 'orders'],
  },
  problem: '{who} in {place} miss sales because they cannot borrow for {good} on terms they can bear',
  heading: 'Shelves half full: what borrowing for {good} costs {who} in {place}',
  chain:
    '{Who} buy {good} from a wholesaler, sell it by the piece, and pay for the next {unit} from what is left after food and rent. A lender earns on the wait in between and carries the risk that the money is eaten. Wholesalers often lend already, in goods and without a word on paper. Find out who waits for whose money, and who would lose if it never came.',
  causes: [
    {
      id: 'unseen',
      fix: 'records',
      text: 'their sales leave no record a lender would read',
      match: 'no record, records, bookkeeping, books, cash only, history, informal, unregistered, statement',
      why: 'perhaps sales are counted in the head, and household money shares the same purse',
      sign: 'traders with a full notebook are refused as often',
    },
    {
      id: 'security',
      fix: 'guarantee',
      text: 'lenders ask for land or a salary they do not have',
      match: 'collateral, guarantor, land title, security, payslip, salary',
      why: 'perhaps the title is in another person’s name',
      sign: '{who} with a title are refused too',
    },
    {
      id: 'price',
      fix: 'price',
      text: 'the loans they can get cost more than the sale earns',
      match: 'interest, expensive loan, shylock, loan shark, usur, fee, rate, daily repayment',
      why: 'perhaps daily collection and defaults are priced into each loan',
      sign: '{who} take the loan again and say it pays',
    },
    {
      id: 'timing',
      fix: 'timing',
      text: 'the money comes later than the season',
      match: 'late, delay, weeks, approval, season, slow, harvest, festival',
      why: 'perhaps a loan officer decides once a week, while prices move daily',
      sign: 'loans that come the same day are refused by {who}',
    },
  ],
  effects: [
    'shelves stand half empty on the best days',
    'smaller {units} at a worse price from the wholesaler',
    'a loan from a neighbour that strains a friendship',
    'school fees and {good} compete for the same notes',
  ],
  stakeholders: [
    'trader: knows what sells, decides what is borrowed, may hide a debt at home',
    'wholesaler: already gives goods on trust, knows who pays, may not want company',
    'lender or savings bank: has money and rules, sees no sales',
    'spouse or family: guarantees in practice, can stop a loan',
    'market association: knows each stall’s name, can vouch or warn',
  ],
  metrics: [
    'days on which a best-selling item was missing',
    'margin on an {unit} ÷ what the loan for it cost',
    'share of loans paid on the agreed day',
  ],
  alternatives: [
    {
      text: 'Buy less and wait',
      match: 'buy less, wait, small quantit, bit by bit',
      draw: 'no debt, no shame',
      limit: 'the best days pass with empty shelves',
    },
    {
      text: 'Take goods on trust from the wholesaler',
      match: 'on credit, trust, supplier credit, pay later, consignment',
      draw: 'no paper, quick, renewed each week',
      limit: 'the price hides the interest, and one seller holds you',
    },
    {
      text: 'Draw on a savings circle',
      match: 'savings group, ajo, esusu, tontine, stokvel, chama, susu, likelemba, njangi',
      draw: 'cheap, and friends understand',
      limit: 'the turn comes when it comes, not when the season does',
    },
    {
      text: 'Borrow by phone',
      match: 'app, phone loan, digital loan, fuliza, mshwari, m-shwari, nano',
      draw: 'minutes, no questions',
      limit: 'small sums, steep fees, messages to your contacts',
    },
    {
      text: 'Borrow from a money lender',
      match: 'money lender, moneylender, shylock, loan shark, mashonisa',
      draw: 'knows you, comes to the stall',
      limit: 'costs most, and follows you home',
    },
  ],
  want: 'Some {who} in {place} could borrow and will not: debt frightens them, or the family says no. Their empty shelf is a choice, and a cheaper loan changes nothing.',
  pay: 'A loan for one {unit} is small, and collecting it costs nearly as much as collecting a large one. If the margin on {good} does not cover that, somebody must subsidise it, or it ends.',
  can: 'Lending other people’s money needs a licence; lending your own runs out. Starting with a wholesaler who already trusts {who} may need neither.',
  indicators: [
    use('FS.AST.PRVT.GD.ZS', 'near', 30, 'low', 'E', {
      split: 30,
      high: 'Banks do lend here, only perhaps not to stalls: {fig}. Ask a branch manager in {place} for the smallest loan of last month and why it stopped there.',
      low: 'Hardly anyone borrows from a bank, so being refused is normal: {fig}. Look for who lends to {who} already without being called a lender.',
    }),
    use('FINDEX.BORROW', 'near', 20, 'high', 'E', {
      split: 45,
      high: 'Borrowing as such is a habit: {fig}. The rival is not thrift but the lender of today, so ask {who} for the last three debts and their price.',
      low: 'Most adults got through a year without borrowing: {fig}. Make sure that {who} want a loan before you make one cheaper.',
    }),
    use('FR.INR.RINR', 'proxy', 10, 'high', 'E', {
      split: 6,
      high: 'Money is dear even for those with papers: {fig}. A loan for {good} must turn over fast, in days rather than months.',
      low: 'Bank money is not dear after inflation: {fig}. If {who} pay far more, the cost lies in small sums and risk, not in the price of money.',
    }),
    use('SL.EMP.VULN.ZS', 'exposure', 15, 'high', 'S', {
      split: 60,
      high: 'Working for oneself is the rule, not the exception: {fig}. There are many stalls like these, so choose one street in {place} rather than a nation.',
      low: 'Fewer people live off a stall of their own here: {fig}. Those who do may be easier to list and to know by name.',
    }),
    use('FB.CPI', 'proxy', 15, 'high', 'E', {
      split: 10,
      high: 'Prices rise between one {unit} and the next: {fig}. Cash held for {good} melts, which makes a quick loan in goods worth more than one in notes.',
      low: 'Prices are calm enough to repay what was agreed: {fig}. A fixed fee per {unit} can stand for some months.',
    }),
    use('HDR24.MYS', 'proxy', 10, 'low', 'S', {
      split: 6,
      high: 'Many {who} can keep a simple sales book: {fig}. Ask to see the one they keep today, before you design another.',
      low: 'A written sales book will be the hard part: {fig}. Counting empty crates or bottles each evening may tell a lender as much.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 0, 'none', 'T', {
      split: 40,
      high: 'Payments by phone leave a trail that could stand for a sales book: {fig}. Ask {who} which part of a day’s takings comes that way.',
      low: 'Most takings are notes, so a phone trail shows little: {fig}. Count {units} at the wholesaler instead.',
    }),
    use('WGI.RL', 'proxy', 0, 'none', 'L', {
      split: 40,
      high: 'A signed promise has some weight: {fig}. Ask the association in {place} how the last unpaid debt between {who} was settled.',
      low: 'No court will collect a small debt: {fig}. What brings money back is the next {unit}, so lend where there is one.',
    }),
  ],
  reach: [
    {
      label: 'people who work on their own account or in a family business',
      expr: 'force * (100 - idle) / 100 * own / 100',
      records: { force: 'FB.LABOUR', idle: 'SL.UEM.TOTL.ZS', own: 'SL.EMP.VULN.ZS' },
      caution: 'Farmers are among them and salaried traders are not: it bounds the market, it does not size it.',
    },
  ],
  sizing: {
    event: ['week', 'weeks'],
    inputs: [
      {
        id: 'missed',
        label: 'sales missed in a week for want of {good}',
        kind: 'money',
        near: 'miss, lost sale, could sell, turn away, per week, a week',
        ask: 'In a usual week, what could one {who1} have sold more with full shelves, in {money}?',
      },
      {
        id: 'margin',
        label: 'part of a sale that is kept',
        kind: 'share',
        near: 'margin, profit, mark up, markup, keep',
        assume: [0.08, 0.15, 0.3],
        ask: 'Of what is sold, about which part is left after {good} is paid?',
        choices: ['A tenth', 'A fifth', 'A third or more'],
        values: [0.1, 0.2, 0.35],
      },
    ],
    loss: [{ id: 'lost', label: 'earnings missed in a week', expr: 'missed * margin', unit: 'money' }],
    times: {
      per: 'month',
      assume: [1, 2, 4],
      ask: 'In how many weeks of a month do the shelves of one {who1} run short for want of money?',
    },
    periods: [10, 12, 12],
    people: { label: '{who} on one market street of {place}', assume: [15, 30, 60] },
  },
  traps: [
    {
      when: ['loan, credit, borrow, capital', 'customer, buyer, demand, sales are low, slow sales'],
      text: 'Too little {good} and too few buyers look alike from outside. A loan cures the first and worsens the second.',
      ask: 'On the last bad day, was {good} missing, or were buyers?',
      choices: ['Stock was missing', 'Buyers were missing', 'Both'],
    },
  ],
  notFound:
    'No record we hold shows what {who} in {country} lose for want of {good}. Their wholesaler’s notebook comes closest: ask which {units} grew smaller, and when.',
  political: [
    'Whether a state fund or party lends to {who} in {place}, and whether its loans are paid back',
    'A loan that nobody repays teaches a street not to repay the next.',
  ],
  environmental: [
    'Which weeks rain or heat empties the market of {place}',
    'Loans that fall due in those weeks will come back late.',
  ],
  licences: [
    {
      ask: 'From which sum, or in which form, does lending to {who} need a licence?',
      sector: 'finance / central bank',
    },
    { ask: 'May sales or phone data of {who} be used to decide on a loan?', sector: 'data protection' },
    { ask: 'How are fees on goods given on trust taxed?', sector: 'tax' },
  ],
  unknowns: [
    'On how many days of a month is the best-selling {good} missing in {place}, and is money the reason?',
    'What do {who} pay for borrowed money today, all fees counted?',
    'Does the wholesaler want to lend less, or earn on lending more?',
  ],
  interview: [
    'Tell me about the last time you wanted to buy {good} and could not. What happened in the days after?',
    'Walk me through the last money or goods you borrowed: from whom, for what, what it cost, how it ended.',
    'Which item was missing last week that a customer asked for?',
    'How do you know today what you sold yesterday? May I see?',
    'Who at home knows about the debts of the stall? Who decides?',
    'When did you last say no to a loan that was offered? Why?',
  ],
  where:
    'stalls in {place} at closing time when takings are counted, the wholesaler’s counter on ordering day, and the meeting of a savings circle if they invite you',
  tests: [
    {
      name: 'Empty-shelf walk',
      hypothesis: 'a best-selling item is missing on one day in four for want of money.',
      method:
        'agree on {n:5} items with each of {n:10} {who}. Walk past at the same hour for {n:6} days, note what is missing, and ask why in one word: money, transport, supplier.',
      metric: 'missing for want of money ÷ all looks.',
      threshold: 'one look in four or more at {n:6} of {n:10} stalls.',
      usd: 30,
      days: 6,
      stop: 'after {n:3} days money is seldom the word.',
    },
    {
      name: 'Goods on trust',
      hypothesis: '{who} repay goods advanced for one week, with a fee.',
      method:
        'with one wholesaler, advance one small {unit} each to {n:8} {who} he would not trust alone, at a fee you name, due after the market day.',
      metric: 'repaid in full with the fee on the agreed day.',
      threshold: '{n:7} of {n:8}.',
      usd: 200,
      days: 9,
      stop: '{n:2} who do not pay: stop and listen to why.',
    },
    {
      name: 'Price of speed',
      hypothesis: '{payer} prefer a same-day loan at a higher fee to a cheap one next week.',
      method: 'offer {n:12} {who} in {place} the choice, in writing and for real, and give what they choose.',
      metric: 'choices taken up, not opinions.',
      threshold: '{n:8} of {n:12} take the fast one.',
      usd: 90,
      days: 5,
      stop: '{n:6} take neither: the want of money was not the problem.',
    },
  ],
  kill: 'fewer than one look in eight finds a shelf empty for want of money, or {n:2} of {n:8} advanced {units} in {place} are not repaid',
  dealBreakers: [
    'Shelves are empty because suppliers do not deliver, not because money is missing.',
    'The wholesaler lives off the hidden interest and will not share it.',
    'The licence to lend costs more than the street can earn.',
    'A fund that forgives debts is active in {place}.',
  ],
  explore: {
    stage: 'supply',
    also: ['retail'],
    customers: ['shops', 'women', 'workers'],
    products: ['app', 'phone', 'service'],
    backgrounds: ['finance', 'trader', 'software'],
    impact: ['commercial', 'social'],
    horizon: 'medium',
    complexity: 'high',
  },
};
