import { RangeSelect } from '../parts/RangeSelect.tsx';
import { rangeIn } from '../parts/range.ts';
import { useAddress } from '../parts/use-address.ts';
import { FunnelFigures } from './FunnelFigures.tsx';
import { GrowthFigures } from './GrowthFigures.tsx';
import { RetentionFigures } from './RetentionFigures.tsx';
import { TopicFigures } from './TopicFigures.tsx';

/** Business Intelligence: who comes, who stays, and what they work on. */
export function AnalyticsTab() {
  const address = useAddress();
  const range = rangeIn(address);
  return (
    <>
      <RangeSelect address={address} />
      <GrowthFigures range={range} address={address} />
      <FunnelFigures range={range} />
      <RetentionFigures range={range} />
      <TopicFigures of="reports" range={range} />
      <TopicFigures of="problems" range={range} />
    </>
  );
}
