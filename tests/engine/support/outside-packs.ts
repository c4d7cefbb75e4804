/** Ten problems from trades and troubles that no industry pack covers, as people in ten countries would tell them. */
export const OUTSIDE: readonly string[] = [
  'Beekeepers around Tabora in Tanzania lose their hives to bush fires set by hunters. Last year 12 of my 40 hives burnt and the swarms left. A new hive costs 45,000 shillings and we make no honey for the whole season.',
  'Church choirs in Kinshasa have no room to rehearse. They sing in courtyards until the neighbours complain, and when it rains the rehearsal is cancelled. A choir of 35 singers misses about two rehearsals every month.',
  'Grandmothers in Maseru, Lesotho, who raise their orphaned grandchildren are refused the foster grant because a paper is missing. Each trip to the office takes a whole day, and most give up after the third trip. I have talked with 14 grandmothers in my village.',
  'Chess clubs in Kampala have good young players, but nobody sees them. There is no rating list, so tournament organisers abroad do not know who is strong. Players pay 50,000 shillings for a rated tournament and there are only three a year.',
  'Boys who want to play football in Douala, Cameroon, pay agents for trials abroad that never take place. One mother told me she paid 600,000 francs and the agent has vanished. I asked 9 players and 4 of them had been cheated like this.',
  'Les parents d’enfants sourds à Lomé ne connaissent pas la langue des signes. Personne ne leur apprend à parler avec leur enfant, et il n’y a qu’un seul cours dans toute la ville. Beaucoup d’enfants arrivent à dix ans sans pouvoir dire ce qu’ils veulent.',
  'Families in Kano who hire tents and chairs for weddings often get torn tents and broken chairs on the morning of the feast. The hirer keeps the deposit of 30,000 naira anyway. We counted 22 weddings this season and at 8 of them something was broken.',
  'Families in Windhoek cannot find the graves of their relatives in the old cemetery. The numbers on the graves have faded and nobody keeps a register, so people walk for hours and some put the stone on the wrong grave.',
  'Kite makers in Cape Verde sell to visitors on the beach at Santa Maria, but the kites are blamed for accidents. Twice last season a child was cut by a kite string, and now the hotels chase the kite makers away.',
  'Dance troupes in Musanze, Rwanda, dance at weddings and are paid weeks later or never. A wedding is agreed at 60,000 francs, and of our last 10 weddings 3 have not paid to this day. The bride’s family says the gifts were too small.',
];
