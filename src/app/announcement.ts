import type { Announcement } from '../contract/announcement.ts';
import { cell } from '../lib/live.ts';

/** What everybody who is signed in is told at the moment, as it came with the last page of changes. */
export const announcement = cell<Announcement | null>(null);
