import { expect, it } from 'vitest';
import { csv } from '../../server/admin/csv.ts';

it.each(['=', '+', '-', '@', '\t', '\r'])('a cell that begins with %j is no formula for a spreadsheet', (sign) => {
  const row = csv(['name'], [[`${sign}SUM(A1)`]]).slice('name\r\n'.length);
  expect(row.replace(/^"|"$/g, '')).toMatch(/^'/);
});
