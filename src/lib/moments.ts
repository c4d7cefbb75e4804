/** Time and ids as arguments, so that every rule about them can be tested without waiting. For code that has no timers. */
export interface WallClock {
  now(): Date;
}

export type NewId = () => string;

export const SECOND = 1_000;
export const HOUR = 3_600_000;
export const DAY = 86_400_000;
