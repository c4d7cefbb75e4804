import type { Announcement } from '../../src/contract/announcement.ts';
import type { Settings } from '../db/product-settings.ts';
import type { StoreDeps } from './deps.ts';

export interface AnnouncementDeps extends StoreDeps {
  readonly settings: Settings;
}

/** What everybody is told now, as a part of an answer that is fetched anyway; nothing where nothing is to be told. */
export async function announced({ settings, clock }: AnnouncementDeps): Promise<{ announcement?: Announcement }> {
  const { announcement } = await settings.current();
  if (announcement === null) return {};
  const { text, tone, until } = announcement;
  if (until !== null && Date.parse(until) <= clock.now().getTime()) return {};
  return { announcement: { text, tone } };
}
