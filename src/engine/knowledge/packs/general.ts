import type { IndustryPack } from '../pack-types.ts';
import { broken } from './general/broken.ts';
import { cheated } from './general/cheated.ts';
import { dear } from './general/dear.ts';
import { generalIndicators } from './general/indicators.ts';
import { late } from './general/late.ts';
import { lost } from './general/lost.ts';
import { unknown } from './general/unknown.ts';
import { unmet } from './general/unmet.ts';
import { unpaid } from './general/unpaid.ts';
import { unsafe } from './general/unsafe.ts';

/** Kinds of trouble rather than trades: what goes wrong is known, and every noun is the founder's. The first is for the rest. */
export const general: IndustryPack = {
  id: 'general',
  name: 'General',
  recognise: 'problem, service, people, community, business',
  goods:
    'vanilla, rubbish=rubbish, deposit=deposits, power cut=power supply, electric=electricity, water, housing, rent=rented homes, parcel=parcels, deliver=deliveries, transport, plastic=plastic waste, waste=waste, garbage=waste, internet, data bundle=mobile data, job=jobs, cloth=clothes, fabric=fabric, spare part=spare parts, fuel, charcoal, cooking gas, solar=solar power, generator=generators, toilet=toilets, land title=land titles, passport=passports, permit=permits, licen=licences, insurance, claim=insurance claims, ticket=tickets, hotel=hotel rooms, tourist=tourist bookings, music=music, film=films, software, phone=phones, furniture, building material=building materials, cement, bus!=bus rides, taxi=taxi rides, motorcycle=motorcycles, flood=floods, forest=forests, air quality=clean air, invoice=invoices, tax=taxes, childcare, repair=repairs, clean water',
  indicators: generalIndicators,
  pains: [unmet, unpaid, cheated, broken, late, lost, unsafe, dear, unknown],
};
