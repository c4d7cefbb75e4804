import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnalyticsPage } from '../../src/features/analytics/AnalyticsPage.tsx';
import { FrequencyChart } from '../../src/features/analytics/FrequencyChart.tsx';
import { show } from '../support/screen.tsx';

it('[spec 2 §2] the statistics say that they are being counted', () => {
  show(<AnalyticsPage />);
  expect(screen.getByRole('status').textContent).toBe('Loading analytics...');
});

it('more than 45 days are told by the week, and no day is lost', () => {
  const day = (i: number) => new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10);
  const days = Array.from({ length: 60 }, (_, i) => ({ date: day(i), count: 1 }));
  show(<FrequencyChart frequency={days} />);
  const told = [...document.querySelectorAll('tbody td')].map(({ textContent }) => Number(textContent));
  expect(told.reduce((sum, one) => sum + one, 0)).toBe(60);
  expect(told).toContain(7);
});
