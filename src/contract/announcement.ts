import * as v from 'valibot';
import { requiredText } from './primitives.ts';

/** A sentence to everybody who is signed in. */
export const Announcement = v.object({ text: requiredText(280), tone: v.picklist(['info', 'warning']) });
export type Announcement = v.InferOutput<typeof Announcement>;
