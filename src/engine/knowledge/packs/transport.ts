import type { IndustryPack } from '../pack-types.ts';
import { bikeRent } from './transport/bike-rent.ts';
import { crashes } from './transport/crashes.ts';
import { fuelBill } from './transport/fuel-bill.ts';
import { transportIndicators } from './transport/indicators.ts';
import { lateCoaches } from './transport/late-coaches.ts';
import { nightRides } from './transport/night-rides.ts';
import { ownerTake } from './transport/owner-take.ts';
import { peakWait } from './transport/peak-wait.ts';
import { roadStops } from './transport/road-stops.ts';
import { villageRide } from './transport/village-ride.ts';
import { wornParts } from './transport/worn-parts.ts';

export const transport: IndustryPack = {
  id: 'transport',
  name: 'Transport',
  recognise:
    'commut, bus!, buses, minibus, matatu, danfo, trotro, daladala, boda, okada, motorcycle, motorbike, taxi, passenger, traffic jam, road safety, ride-hailing, public transport, tuk-tuk, keke, zemidjan, taxi-moto, coach, motor park, tro-tro, chapa, kombi, gbaka, car rapide, conductor, stage!, rider, transport en commun, conducteur',
  goods: 'bus seat=coach seats, spare part=spare parts',
  indicators: transportIndicators,
  pains: [peakWait, ownerTake, bikeRent, crashes, wornParts, roadStops, villageRide, lateCoaches, fuelBill, nightRides],
};
