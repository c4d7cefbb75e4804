import type { IndustryPack } from '../pack-types.ts';
import { generalIndicators } from './general/indicators.ts';
import { unmet } from './general/unmet.ts';

export const general: IndustryPack = {
  id: 'general',
  name: 'General',
  recognise: 'problem, service, people, community, business',
  goods:
    'vanilla, rubbish=rubbish, deposit=deposits, power cut=power supply, electric=electricity, water, housing, rent=rented homes, parcel=parcels, deliver=deliveries, transport, plastic=plastic waste, waste=waste, garbage=waste, internet, data bundle=mobile data, job=jobs, cloth=clothes, fabric=fabric, spare part=spare parts, fuel, charcoal, cooking gas, solar=solar power, generator=generators, toilet=toilets, land title=land titles, passport=passports, permit=permits, licen=licences, insurance, claim=insurance claims, ticket=tickets, hotel=hotel rooms, tourist=tourist bookings, music=music, film=films, software, phone=phones, furniture, building material=building materials, cement, bus!=bus rides, taxi=taxi rides, motorcycle=motorcycles, flood=floods, forest=forests, air quality=clean air, invoice=invoices, tax=taxes, childcare, repair=repairs, clean water',
  indicators: generalIndicators,
  pains: [unmet],
};
