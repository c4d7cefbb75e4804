import type { CalcDraft } from './claims/types.ts';
import type { ReportContext } from './report-context.ts';

/** Every calculation of the report: the sizing's and the public count of people. Unused ones are left out by the renderer. */
export const calcsOf = ({ sized, reach }: ReportContext): CalcDraft[] => [
  ...sized.calcs,
  ...(reach ? [reach.calc] : []),
];
