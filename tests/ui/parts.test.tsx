import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AutoTextarea } from '../../src/ui/AutoTextarea.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { Field } from '../../src/ui/Field.tsx';
import { Menu } from '../../src/ui/Menu.tsx';
import { Meter } from '../../src/ui/Meter.tsx';
import { Modal } from '../../src/ui/Modal.tsx';
import { Pager } from '../../src/ui/Pager.tsx';
import { Tabs } from '../../src/ui/Tabs.tsx';

afterEach(cleanup);

describe('tabs', () => {
  const KEYS = ['first', 'second', 'third'] as const;
  function Three() {
    const [current, setCurrent] = useState<(typeof KEYS)[number]>('first');
    const tabs = KEYS.map((key) => ({ key, title: key, count: key === 'second' ? 12 : 0 }));
    return (
      <Tabs label="Three" tabs={tabs} current={current} onChange={setCurrent}>
        {current}
      </Tabs>
    );
  }
  const chosen = () => screen.getByRole('tab', { selected: true });

  it.each([
    [['ArrowRight'], 'second'],
    [['ArrowLeft'], 'third'],
    [['End', 'ArrowRight'], 'first'],
    [['End', 'Home'], 'first'],
  ])('are walked through by %j, round at both ends, the focus with them', (keys, name) => {
    render(<Three />);
    for (const key of keys) fireEvent.keyDown(chosen(), { key });
    expect(chosen().dataset.key).toBe(name);
    expect(document.activeElement).toBe(chosen());
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toEqual([chosen()]);
    const panel = screen.getByRole('tabpanel');
    expect(panel.getAttribute('aria-labelledby')).toBe(chosen().id);
    expect(chosen().getAttribute('aria-controls')).toBe(panel.id);
  });

  it('stay where they are by any other key', () => {
    render(<Three />);
    const key = new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true });
    fireEvent(chosen(), key);
    expect(chosen().dataset.key).toBe('first');
    expect(key.defaultPrevented).toBe(false);
  });

  it('say how much waits in each, and nothing of none', () => {
    render(<Three />);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['first', 'second12', 'third']);
  });
});

describe('the pages of a list', () => {
  const pages = (page: number, of: number) => {
    const onPage = vi.fn();
    render(<Pager page={page} pages={of} onPage={onPage} />);
    return onPage;
  };
  const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

  it('lead on and back, and not beyond its ends', () => {
    const onPage = pages(2, 3);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(onPage.mock.calls).toEqual([[3], [1]]);
    cleanup();
    pages(1, 2);
    expect([isOff('Previous'), isOff('Next')]).toEqual([true, false]);
    cleanup();
    pages(2, 2);
    expect([isOff('Previous'), isOff('Next')]).toEqual([false, true]);
  });

  it('are not named where there is one', () => {
    pages(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

it.each(['pointerDown', 'focusIn'] as const)('a menu closes on %s elsewhere, not within', (event) => {
  render(
    <>
      <Menu label="More" face="…">
        {() => <button type="button">Act</button>}
      </Menu>
      <p>Elsewhere</p>
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  fireEvent[event](screen.getByRole('button', { name: 'Act' }));
  expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-expanded')).toBe('true');
  fireEvent[event](screen.getByText('Elsewhere'));
  expect(screen.queryByRole('button', { name: 'Act' })).toBeNull();
  expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-expanded')).toBe('false');
});

it('a dialog closes by its button, by Escape and by its veil, not by what stands in it', () => {
  const onClose = vi.fn();
  render(
    <Modal title="Sure?" onClose={onClose}>
      <p>Text</p>
    </Modal>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Sure?' });
  fireEvent.click(screen.getByText('Text'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(dialog);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(3);
});

it('a dialog does not close by what is called off within it, as the choice of a file', () => {
  const onClose = vi.fn();
  render(
    <Modal title="Sure?" onClose={onClose}>
      <input aria-label="File" type="file" />
    </Modal>,
  );
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true, cancelable: true }));
  expect(onClose).not.toHaveBeenCalled();
});

it('a box for text grows with it up to its cap, and is small again when it is empty', () => {
  let needed = 90;
  const height = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'scrollHeight');
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { configurable: true, get: () => needed });
  const box = (value: string) => <AutoTextarea cap={150} aria-label="Problem" value={value} onChange={() => {}} />;
  const { rerender } = render(box('Tomatoes rot'));
  const tall = () => screen.getByLabelText('Problem').style.height;
  expect(tall()).toBe('90px');
  needed = 400;
  rerender(box('Tomatoes rot on the way'));
  expect(tall()).toBe('150px');
  rerender(box(''));
  expect(tall()).toBe('auto');
  if (height) Object.defineProperty(HTMLElement.prototype, 'scrollHeight', height);
});

it('a field is tied to its hint and its fault, and is wrong only with one', () => {
  const { rerender } = render(<Field label="Name" hint="As on your card" />);
  const field = () => screen.getByLabelText('Name');
  const described = () =>
    (field().getAttribute('aria-describedby') ?? '').split(' ').map((one) => document.getElementById(one)?.textContent);
  expect([described(), field().getAttribute('aria-invalid')]).toEqual([['As on your card'], null]);
  rerender(<Field label="Name" hint="As on your card" fault="It is missing" />);
  expect([described(), field().getAttribute('aria-invalid')]).toEqual([['As on your card', 'It is missing'], 'true']);
});

it('a busy button says what is being done, and cannot be pressed again', () => {
  const onClick = vi.fn();
  render(
    <Button busy="Saving…" onClick={onClick}>
      Save
    </Button>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Saving…' }));
  expect(onClick).not.toHaveBeenCalled();
  expect(screen.queryByText('Save')).toBeNull();
});

it.each([
  [5, 10, '50%'],
  [20, 10, '100%'],
  [-1, 10, '0%'],
  [1, 0, '0%'],
])('a measure of %i among %i is drawn %s full, never beyond its frame', (value, max, width) => {
  render(<Meter value={value} max={max} label="Credits" />);
  expect(screen.getByRole('progressbar', { name: 'Credits' }).querySelector('i')?.style.width).toBe(width);
});
