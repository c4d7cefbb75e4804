import { describe } from 'vitest';
import { holdSchedules, onStage } from './schedules.ts';

describe('random schedules over the real store, sync and server', () => {
  holdSchedules(onStage(), 1, 115);
});
