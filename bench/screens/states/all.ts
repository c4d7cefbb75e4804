import type { State } from '../state.ts';
import { account } from './account.ts';
import { office } from './office.ts';
import { report } from './report.ts';
import { site } from './site.ts';
import { tools } from './tools.ts';
import { validator } from './validator.ts';

/** Every screen in every state that a person can bring it to. */
export const STATES: readonly State[] = [...site, ...account, ...validator, ...report, ...tools, ...office];
