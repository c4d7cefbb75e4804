import type { SettingName } from '../../../contract/admin/settings.ts';

interface Words {
  readonly title: string;
  readonly about: string;
}

export const settings = {
  names: {
    sign_ups_open: {
      title: 'New accounts',
      about: 'Closed: nobody can sign up, by password, letter or Google. Whoever has an account goes on as before.',
    },
    research_open: {
      title: 'New research',
      about:
        'Paused: new research and explorations wait on the devices. What runs comes to its end; no credit is taken.',
    },
    announcement: {
      title: 'Announcement',
      about: 'A sentence on top of every page, for everybody who is signed in.',
    },
    support_address: { title: 'Support address', about: 'Named at the end of every letter.' },
    trash_days: {
      title: 'Days in the trash',
      about:
        'After so many days a report in the trash is deleted for good; the days count from this setting at the earliest.',
    },
    visitor_messages_per_week: {
      title: 'Messages of visitors in a week',
      about: 'How many one internet address may send by the forms. Many people can share one.',
    },
  } satisfies Record<SettingName, Words>,
  open: 'Open',
  closed: 'Closed',
  running: 'Open',
  paused: 'Paused',
  nothing: 'None',
  noLimit: 'No limit',
  forever: 'Until the person deletes it',
  days: (n: number) => `${n} days`,
  until: (when: string) => `until ${when}`,
  builtIn: 'Default',
  changed: (when: string) => `Changed ${when}`,
  change: 'Change',
  saving: 'Saving…',
  save: 'Save',
  text: 'Text',
  textHint: 'At most 280 characters. Empty takes it away.',
  tone: 'Kind',
  tones: { info: 'Information', warning: 'Warning' },
  untilField: 'Shown until',
  untilHint: 'Empty: until you take it away.',
  emptyMeansNone: 'Empty: none.',
  emptyMeansNoLimit: 'Empty: no limit.',
  emptyMeansForever: 'Empty: never. From 7 to 365.',
  history: 'What was changed',
  noHistory: 'Nothing has been changed yet.',
  heads: { at: 'When', by: 'By', what: 'What', before: 'Before', after: 'After' },
  saved: 'Saved. It holds everywhere within seconds.',
} as const;
