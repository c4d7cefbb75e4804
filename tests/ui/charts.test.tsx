import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { evenTop, everyStep, labelled, stepName } from '../../src/ui/chart-scale.ts';
import { Donut } from '../../src/ui/Donut.tsx';
import { TimeChart } from '../../src/ui/TimeChart.tsx';

afterEach(cleanup);

describe('the scale of a chart', () => {
  it('ends at a round number that holds the most and can be halved', () => {
    expect([0, 1, 2, 3, 5, 9, 13, 74, 100, 412].map(evenTop)).toEqual([2, 2, 2, 4, 6, 10, 20, 80, 100, 600]);
  });

  it('names a step as its grain is read', () => {
    expect(['day', 'week', 'month'].map((grain) => stepName('2026-09-07', grain as 'day'))).toEqual([
      'Sep 7',
      'Sep 7',
      'Sep 2026',
    ]);
  });

  it('names steps evenly, the last among them', () => {
    expect(labelled(7, 5)).toEqual([0, 2, 4, 6]);
    expect(labelled(3, 5)).toEqual([0, 1, 2]);
    expect(labelled(30, 5).at(-1)).toBe(29);
  });

  it('keeps the place of steps in which nothing was counted', () => {
    expect(everyStep(['2026-09-21', '2026-09-07'], 'week')).toEqual(['2026-09-07', '2026-09-14', '2026-09-21']);
    expect(everyStep(['2026-11-01', '2027-01-01'], 'month')).toEqual(['2026-11-01', '2026-12-01', '2027-01-01']);
    expect(everyStep(['2026-09-30', '2026-10-02'], 'day')).toEqual(['2026-09-30', '2026-10-01', '2026-10-02']);
    expect(everyStep([], 'day')).toEqual([]);
  });
});

describe('[back office A13c, A22] a chart over time', () => {
  const steps = ['2026-09-07', '2026-09-14', '2026-09-21'];
  const chart = () =>
    render(
      <TimeChart
        steps={steps}
        series={[
          { name: 'Used', values: [10, 74, 60] },
          { name: 'Granted', values: [0, 2, 1] },
        ]}
        earlier={{ name: 'Before', values: [5, 6, 7] }}
        nameOf={(day) => `Week of ${stepName(day, 'week')}`}
        shortOf={(day) => stepName(day, 'week')}
      />,
    ).container;

  it('names its bars by their own weeks', () => {
    const names = [...chart().querySelectorAll('.names span')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Sep 7', 'Sep 14', 'Sep 21']);
  });

  it('draws bars and the line of before on one scale, which holds the most', () => {
    const container = chart();
    // The fullest step has 76: the scale ends at 80.
    const heights = [...container.querySelectorAll<HTMLElement>('.bar i')].map(({ style }) => style.height);
    expect(heights).toEqual(['12.5%', '0%', '92.5%', '2.5%', '75%', '1.25%']);
    expect(container.querySelector('polyline')?.getAttribute('points')).toBe('0.5,75 1.5,74 2.5,73');
  });

  it('says the values of the last step, and of the one under the pointer', () => {
    const container = chart();
    const told = () => container.querySelector('figcaption')?.textContent;
    expect(told()).toBe('Week of Sep 21Used 60Granted 1Before 7');
    const columns = container.querySelector('.bar-row') as HTMLElement;
    columns.getBoundingClientRect = () => ({ left: 0, width: 300 }) as DOMRect;
    fireEvent.pointerMove(columns, { clientX: 150 });
    expect(told()).toBe('Week of Sep 14Used 74Granted 2Before 6');
    // Beside the drawing: the step at its edge.
    fireEvent.pointerMove(columns, { clientX: -20 });
    expect(told()).toContain('Week of Sep 7');
    fireEvent.pointerMove(columns, { clientX: 400 });
    expect(told()).toContain('Week of Sep 21');
    fireEvent.pointerMove(columns, { clientX: 20 });
    fireEvent.pointerLeave(columns);
    expect(told()).toContain('Week of Sep 21');
  });
});

it('[spec 2 §2] a donut has six colours, which go round', () => {
  const shares = Array.from({ length: 8 }, (_, n) => ({ name: `Trade ${n}`, count: 8 - n }));
  const { container } = render(<Donut shares={shares} />);
  const colours = [...container.querySelectorAll('circle')].map((slice) => slice.getAttribute('class'));
  expect(colours).toEqual([1, 2, 3, 4, 5, 6, 1, 2].map((n) => `slice-${n}`));
});

it('a donut’s slices are as large as their shares, each where the one before it ends', () => {
  const shares = [
    { name: 'Retail', count: 3 },
    { name: 'Energy', count: 1 },
  ];
  const { container } = render(<Donut shares={shares} />);
  const drawn = [...container.querySelectorAll('circle')].map((slice) => {
    const [length = 0, around = 1] = (slice.getAttribute('stroke-dasharray') ?? '').split(' ').map(Number);
    return [length / around, -Number(slice.getAttribute('stroke-dashoffset')) / around].map((n) =>
      Math.abs(Number(n.toFixed(3))),
    );
  });
  expect(drawn).toEqual([
    [0.75, 0],
    [0.25, 0.75],
  ]);
});
