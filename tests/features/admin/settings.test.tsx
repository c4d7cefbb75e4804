import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import '../../support/patience.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  DEFAULT_SETTINGS,
  SETTING_NAMES,
  type Setting,
  type SettingChange,
  type SettingName,
} from '../../../src/contract/admin/settings.ts';
import { DEFAULT_MESSAGES } from '../../../src/domain/error-category.ts';
import { SettingsTab } from '../../../src/features/admin/settings/SettingsTab.tsx';
import { AWAY, dialog, fill, openTab, press, pressThere, refused, rowOf } from '../../support/back-office.tsx';

afterEach(cleanup);

const READ = '/api/admin/settings';
const CHANGE = '/api/admin/settings/:name';

const at = '2026-11-20T10:00:00.000Z';
/** As built in, but for what is said. */
const standing = (changed: Partial<Record<SettingName, unknown>> = {}): Setting[] =>
  SETTING_NAMES.map((name) =>
    name in changed
      ? { name, value: changed[name], version: 4, changed_at: at }
      : { name, value: DEFAULT_SETTINGS[name], version: 0, changed_at: null },
  );
const line: SettingChange = {
  seq: 9,
  at,
  by: 'owner@example.org',
  name: 'trash_days',
  before: 'null',
  after: '30',
};
const answers = {
  [READ]: { settings: standing({ trash_days: 30 }), history: [line] },
  [CHANGE]: { setting: standing()[0] },
};
const card = (title: string) => screen.getByRole('heading', { name: title, level: 3 }).closest('li')?.textContent ?? '';

describe('Settings', () => {
  it('says how each one stands, and since when', async () => {
    await openTab(SettingsTab, answers);
    expect(card('New accounts')).toContain('Open · Default');
    expect(card('Days in the trash')).toMatch(/30 days · Changed .*2026/);
    expect(card('Messages of visitors in a week')).toContain('No limit');
  });

  it('tells who changed what, in a person’s words; what nobody knows any more stands as it came', async () => {
    const odd = { ...line, seq: 10, name: 'no_longer_there', before: '{"a":1}', after: 'null' };
    await openTab(SettingsTab, { ...answers, [READ]: { settings: standing(), history: [line, odd] } });
    expect(rowOf(/Days in the trash/)).toContain(
      'owner@example.orgDays in the trashUntil the person deletes it30 days',
    );
    expect(rowOf(/no_longer_there/)).toContain('no_longer_there{"a":1}null');
  });

  it('says so where nothing has been changed', async () => {
    await openTab(SettingsTab, { [READ]: { settings: standing(), history: [] } });
    screen.getByText('Nothing has been changed yet.');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('changes one upon the version that was seen', async () => {
    const tab = await openTab(SettingsTab, answers);
    await press('Change: Days in the trash');
    await fill('Days in the trash', '60');
    tab.answers[READ] = { settings: standing({ trash_days: 60 }), history: [line] };
    await pressThere('Save');
    expect(tab.last(CHANGE)).toMatchObject({
      params: { name: 'trash_days' },
      body: { value: 60, version: 4 },
      opId: 'key-1',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(card('Days in the trash')).toContain('60 days');
  });

  it.each([
    ['Support address', 'Support address', 'support_address'],
    ['Days in the trash', 'Days in the trash', 'trash_days'],
    ['Messages of visitors in a week', 'Messages of visitors in a week', 'visitor_messages_per_week'],
    ['Announcement', 'Text', 'announcement'],
  ] as const)('an empty %s stands for none', async (title, label, name) => {
    const announcement = { text: 'We move on Friday.', tone: 'info', until: null };
    const settings = standing({
      announcement,
      support_address: 'help@example.org',
      trash_days: 30,
      visitor_messages_per_week: 20,
    });
    const tab = await openTab(SettingsTab, { ...answers, [READ]: { settings, history: [] } });
    await press(`Change: ${title}`);
    await fill(label, '');
    await pressThere('Save');
    expect(tab.last(CHANGE)).toMatchObject({ params: { name }, body: { value: null, version: 4 } });
  });

  it('shows the end of an announcement by the reader’s own clock', async () => {
    const east = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-120);
    const announcement = { text: 'We move on Friday.', tone: 'info', until: '2026-12-01T10:00:00.000Z' };
    await openTab(SettingsTab, { ...answers, [READ]: { settings: standing({ announcement }), history: [] } });
    await press('Change: Announcement');
    expect((dialog().getByLabelText('Shown until') as HTMLInputElement).value).toBe('2026-12-01T12:00');
    east.mockRestore();
  });

  it('does not take what the field itself refuses', async () => {
    await openTab(SettingsTab, answers);
    await press('Change: Days in the trash');
    const days = dialog().getByLabelText('Days in the trash') as HTMLInputElement;
    expect([days.min, days.max, days.type]).toEqual(['7', '365', 'number']);
    await press('Close');
    await press('Change: Support address');
    expect((dialog().getByLabelText('Support address') as HTMLInputElement).type).toBe('email');
  });

  it('closes the sign-up by a choice', async () => {
    const tab = await openTab(SettingsTab, answers);
    await press('Change: New accounts');
    await act(async () => void fireEvent.click(dialog().getByLabelText('Closed')));
    await pressThere('Save');
    expect(tab.last(CHANGE)?.body).toEqual({ value: false, version: 0 });
  });

  it('keeps the form when a colleague was quicker, and reads again what stands', async () => {
    const words = 'Somebody has changed this meanwhile.';
    const tab = await openTab(SettingsTab, { ...answers, [CHANGE]: refused(words) });
    await press('Change: Days in the trash');
    await fill('Days in the trash', '60');
    tab.answers[READ] = { settings: standing({ trash_days: 90 }), history: [] };
    await pressThere('Save');
    expect(dialog().getByRole('alert').textContent).toBe(words);
    expect((dialog().getByLabelText('Days in the trash') as HTMLInputElement).value).toBe('60');
    expect(card('Days in the trash')).toContain('90 days');
  });

  it('without a network the form stays, and the same change is sent again', async () => {
    const tab = await openTab(SettingsTab, { ...answers, [CHANGE]: AWAY });
    await press('Change: Days in the trash');
    await fill('Days in the trash', '60');
    await pressThere('Save');
    expect(dialog().getByRole('alert').textContent).toBe(DEFAULT_MESSAGES.network);
    tab.answers[CHANGE] = answers[CHANGE];
    await pressThere('Save');
    expect(tab.asked.filter(({ path }) => path === CHANGE).map(({ opId }) => opId)).toEqual(['key-1', 'key-1']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tells that the settings cannot be had', async () => {
    await openTab(SettingsTab, { [READ]: AWAY });
    expect(screen.getByRole('alert').textContent).toContain(DEFAULT_MESSAGES.network);
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  });
});
