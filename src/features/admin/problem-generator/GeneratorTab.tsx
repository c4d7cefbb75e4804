import { RangeSelect } from '../parts/RangeSelect.tsx';
import { rangeIn } from '../parts/range.ts';
import { useAddress } from '../parts/use-address.ts';
import { ChoiceFigures } from './ChoiceFigures.tsx';
import { GenerationFigures } from './GenerationFigures.tsx';
import { ProblemFigures } from './ProblemFigures.tsx';

/** Problem Generator Analytics: how it is used, how it ends, and what comes of what it finds. */
export function GeneratorTab() {
  const address = useAddress();
  const range = rangeIn(address);
  return (
    <>
      <RangeSelect address={address} />
      <GenerationFigures range={range} address={address} />
      <ChoiceFigures range={range} address={address} />
      <ProblemFigures range={range} />
    </>
  );
}
