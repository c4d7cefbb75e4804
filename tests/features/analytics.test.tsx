import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnalyticsPage } from '../../src/features/analytics/AnalyticsPage.tsx';
import { show } from '../support/screen.tsx';

it('[spec 2 §2] the statistics say that they are being counted', () => {
  show(<AnalyticsPage />);
  expect(screen.getByRole('status').textContent).toBe('Loading analytics...');
});
