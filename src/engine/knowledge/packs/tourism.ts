import type { IndustryPack } from '../pack-types.ts';
import { driverCommission } from './tourism/driver-commission.ts';
import { emptySeason } from './tourism/empty-season.ts';
import { failingComfort } from './tourism/failing-comfort.ts';
import { foreignDeposit } from './tourism/foreign-deposit.ts';
import { tourismIndicators } from './tourism/indicators.ts';
import { kitchenSupply } from './tourism/kitchen-supply.ts';
import { noShows } from './tourism/no-shows.ts';
import { permitMaze } from './tourism/permit-maze.ts';
import { safeBed } from './tourism/safe-bed.ts';
import { sickPlates } from './tourism/sick-plates.ts';
import { toutsGuides } from './tourism/touts-guides.ts';

export const tourism: IndustryPack = {
  id: 'tourism',
  name: 'Tourism and hospitality',
  recognise:
    'tourist, tourism, hotel, lodge, guest house, guesthouse, guests, travel agen, tour operator, tour guide, safari, restaurant, hospitality, booking, visitor, homestay, bed and breakfast, hostel, beach resort, resort, souvenir, curio, national park, pilgrim, caterer, catering, touris, auberge, chambre, excursion, voyageur',
  goods:
    'room=rooms, rooms, tour=tours, tours, safari=tours, meal=meals, craft=crafts, crafts, souvenir=crafts, curio=crafts, booking=bookings, bookings, homestay=rooms, chambre=rooms, repas=meals, artisanat=crafts',
  indicators: tourismIndicators,
  pains: [
    emptySeason,
    foreignDeposit,
    noShows,
    toutsGuides,
    driverCommission,
    kitchenSupply,
    failingComfort,
    sickPlates,
    permitMaze,
    safeBed,
  ],
};
