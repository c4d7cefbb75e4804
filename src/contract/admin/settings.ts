import * as v from 'valibot';
import { Announcement } from '../announcement.ts';
import { call, inData } from '../call.ts';
import { Count, Timestamp } from '../primitives.ts';
import { ofTab } from './call.ts';

const between = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));

/** A sentence to everybody who is signed in, until a moment or until it is taken away. */
const TimedAnnouncement = v.object({ ...Announcement.entries, until: v.nullable(Timestamp) });
export type TimedAnnouncement = v.InferOutput<typeof TimedAnnouncement>;

/** What can be set while the product runs. Only what has an effect is here. */
export const SETTINGS = {
  sign_ups_open: v.boolean(),
  research_open: v.boolean(),
  announcement: v.nullable(TimedAnnouncement),
  /** Named at the end of every letter; null: none is. */
  support_address: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(254), v.email())),
  /** After so many days a report in the trash is deleted for good; null: never. */
  trash_days: v.nullable(between(7, 365)),
  /** What one address may send by the visitors' forms within a week; null: no limit of its own. */
  visitor_messages_per_week: v.nullable(between(1, 10_000)),
} as const;

export type SettingName = keyof typeof SETTINGS;
export type ProductSettings = { readonly [N in SettingName]: v.InferOutput<(typeof SETTINGS)[N]> };

export const DEFAULT_SETTINGS: ProductSettings = {
  sign_ups_open: true,
  research_open: true,
  announcement: null,
  support_address: null,
  trash_days: null,
  visitor_messages_per_week: null,
};

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

const Setting = v.object({
  name: v.picklist(Object.keys(SETTINGS) as SettingName[]),
  value: v.unknown(),
  /** 0 while it stands as it is built in. */
  version: Count,
  changed_at: v.nullable(Timestamp),
});
export type Setting = v.InferOutput<typeof Setting>;

const Change = v.object({
  seq: Count,
  at: Timestamp,
  by: v.string(),
  name: v.string(),
  before: v.string(),
  after: v.string(),
});
export type SettingChange = v.InferOutput<typeof Change>;

export const readSettings = ofTab(
  'settings',
  call({
    method: 'GET',
    path: '/api/admin/settings',
    answer: inData(v.object({ settings: v.array(Setting), history: v.array(Change) })),
  }),
);

/** `version` is the one that was seen: whoever is slower than a colleague is told so. */
export const changeSetting = ofTab(
  'settings',
  call({
    method: 'PUT',
    path: '/api/admin/settings/:name',
    body: v.object({ value: v.unknown(), version: Count }),
    answer: inData(v.object({ setting: Setting })),
  }),
);
