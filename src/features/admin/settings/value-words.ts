import * as v from 'valibot';
import { SETTINGS, type SettingName } from '../../../contract/admin/settings.ts';
import { formatNumber } from '../../../lib/locale.ts';
import { moment } from '../parts/words.ts';
import { settings as texts } from './messages.ts';

/** A setting's value as a person says it; what cannot be read is shown as it came. */
export function valueWords(name: SettingName, value: unknown): string {
  switch (name) {
    case 'sign_ups_open':
      return value === true ? texts.open : texts.closed;
    case 'research_open':
      return value === true ? texts.running : texts.paused;
    case 'announcement': {
      const read = v.safeParse(SETTINGS.announcement, value);
      if (!read.success || read.output === null) return texts.nothing;
      const { text, until } = read.output;
      return until === null ? text : `${text} (${texts.until(moment(until))})`;
    }
    case 'support_address':
      return typeof value === 'string' ? value : texts.nothing;
    case 'trash_days':
      return typeof value === 'number' ? texts.days(value) : texts.forever;
    case 'visitor_messages_per_week':
      return typeof value === 'number' ? formatNumber(value) : texts.noLimit;
  }
}
