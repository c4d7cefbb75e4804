import * as v from 'valibot';
import { Report } from '../contract/report.ts';
import type { Sample } from '../domain/samples.ts';

/** A sample report's file; kept by the service worker once it was read. Rejects when it is neither here nor to be had. */
export async function fetchSample({ id }: Sample): Promise<Report> {
  const answer = await fetch(`/samples/${id}.json`, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`The sample was answered ${answer.status}`);
  return v.parse(Report, await answer.json());
}
