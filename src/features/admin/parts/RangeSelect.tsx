import { TimeRange } from '../../../contract/analytics.ts';
import { figures as texts } from './figure-messages.ts';
import { rangeIn } from './range.ts';
import { Select } from './Select.tsx';
import type { Address } from './use-address.ts';

/** How far back the figures of a tab go. */
export function RangeSelect({ address }: { address: Address }) {
  return (
    <div className="filters-row">
      <Select
        label={texts.range}
        value={rangeIn(address)}
        options={TimeRange.options.map((range) => [range, texts.ranges[range]] as const)}
        onChange={(range) => address.set({ range })}
      />
    </div>
  );
}
