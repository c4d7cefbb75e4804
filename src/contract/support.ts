import * as v from 'valibot';
import { call, inData } from './call.ts';
import { boundedText, Id, requiredText } from './primitives.ts';

const Received = inData(v.object({ id: Id, message: v.string() }));

/** The recovery help's request (spec 1 §2.14): the last four are optional. */
export const requestSupport = call({
  method: 'POST',
  path: '/api/support/account-recovery',
  body: v.object({
    fullName: requiredText(200),
    phoneNumber: v.optional(boundedText(40)),
    possibleEmail: v.optional(boundedText(500)),
    lastLoginApprox: v.optional(boundedText(200)),
    additionalInfo: v.optional(boundedText(4_000)),
  }),
  answer: Received,
  open: true,
});

/** The contact form behind 'Talk to Sales' (readings: Routes). */
export const contactUs = call({
  method: 'POST',
  path: '/api/contact',
  body: v.object({
    name: requiredText(200),
    email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254)),
    organisation: v.optional(boundedText(200)),
    message: requiredText(4_000),
  }),
  answer: Received,
  open: true,
});

/** The feedback form of the report and the refiner. */
export const sendFeedback = call({
  method: 'POST',
  path: '/api/feedback',
  body: v.object({
    about: v.picklist(['report', 'refiner']),
    subject_id: v.optional(Id),
    rating: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
    text: requiredText(4_000),
  }),
  answer: Received,
});
