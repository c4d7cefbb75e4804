/** Time and ids come in as arguments, so that every rule about them can be tested without waiting. */
export interface Clock {
  now(): Date;
}

export type NewId = () => string;

export const systemClock: Clock = { now: () => new Date() };

export const SECOND = 1_000;
export const DAY = 86_400_000;
