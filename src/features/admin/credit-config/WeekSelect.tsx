import type { CreditConfig } from '../../../contract/admin/credit-config.ts';
import { dayWords } from '../parts/measures.ts';
import { Select } from '../parts/Select.tsx';
import { creditConfig as texts } from './messages.ts';

interface WeekSelectProps {
  config: CreditConfig;
  value: string;
  onChange: (day: string) => void;
}

/** From which week on something counts: this one, or one to come. */
export function WeekSelect({ config, value, onChange }: WeekSelectProps) {
  return (
    <Select
      label={texts.begins}
      value={value}
      options={config.weeks.map(({ start }, index) => [
        start,
        index === 0 ? texts.thisWeek(dayWords(start)) : dayWords(start),
      ])}
      onChange={onChange}
    />
  );
}

/** The week after the one that runs: a change can always count from there. */
export const nextWeek = (config: CreditConfig): string => config.weeks[1]?.start ?? config.week.end;
