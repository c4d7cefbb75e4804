import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import '../support/patience.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Visitor } from '../../src/app/core/visitor.ts';
import type { Sending, Subscription } from '../../src/domain/working-copy.ts';
import { ContactPage } from '../../src/features/site/ContactPage.tsx';
import { NewsletterForm } from '../../src/features/site/footer/NewsletterForm.tsx';
import { cell } from '../../src/lib/live.ts';
import { SharedDevice } from '../support/page-device.ts';
import { show } from '../support/screen.tsx';

afterEach(cleanup);

describe('[spec 1 §4] the newsletter form', () => {
  const remembered = new Set<string>();
  let full = false;
  beforeEach(() => {
    remembered.clear();
    full = false;
  });

  function form() {
    const said = cell<Subscription>({ state: 'sending' });
    const sent: string[] = [];
    const discarded: string[] = [];
    const visitor = {
      counts: cell(null),
      subscribe: async (email: string) => {
        sent.push(email);
        return 'op-1';
      },
      subscription: () => said,
      rememberSubscriber: (email: string) => {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        if (remembered.has(email)) return false;
        remembered.add(email);
        return true;
      },
      discard: async (opId: string) => {
        discarded.push(opId);
      },
    } as unknown as Visitor;
    show(<NewsletterForm />, new SharedDevice(), { visitor: cell<Visitor | null>(visitor) });
    return { said, sent, discarded };
  }
  const input = () => screen.getByLabelText('Your e-mail address');
  const button = () => screen.getByRole('button');
  const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
  const submit = async (text: string) => {
    type(text);
    await act(async () => {
      fireEvent.click(button());
    });
  };

  it.each(['', ' ', 'ama', 'ama@example', '@example.org', 'a ma@example.org', `${'a'.repeat(250)}@example.org`])(
    "[spec 1 §5] is disabled for '%s', without a word",
    (text) => {
      const { sent } = form();
      type(text);
      expect(button()).toHaveProperty('disabled', true);
      fireEvent.submit(input().closest('form') as HTMLFormElement);
      expect(sent).toEqual([]);
      expect(screen.getByRole('status').textContent).toBe('');
    },
  );

  it('sends the address trimmed and in small letters, and says that it is under way', async () => {
    const { sent } = form();
    await submit(' Ama@Example.org ');
    expect(sent).toEqual(['ama@example.org']);
    expect(button().textContent).toBe('Subscribing...');
    expect(button()).toHaveProperty('disabled', true);
  });

  it('[spec 1 §9] success clears the field and stands for ten seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { said } = form();
    await submit('ama@example.org');
    await act(async () => said.set({ state: 'answered', already: null, letter: 'sent' }));
    expect(button().textContent).toBe('Saved 👍');
    expect(button().className).toContain('saved');
    expect(input()).toHaveProperty('value', '');
    expect(screen.getByRole('status').textContent).toMatch(
      /letter is on its way to you.*once you have pressed the button/,
    );
    await act(async () => vi.advanceTimersByTime(10_000));
    expect(button().textContent).toBe('Subscribe');
    expect(screen.getByRole('status').textContent).toBe('');
    vi.useRealTimers();
  });

  it.each([
    ['sent_again', /was not confirmed yet.*sent the letter again/, 'success'],
    ['waiting', /was not confirmed yet.*letters today/, 'duplicate'],
  ] as const)('an address that was never confirmed is not called subscribed (%s)', async (letter, text, kind) => {
    const { said } = form();
    await submit('ama@example.org');
    await act(async () => said.set({ state: 'answered', already: null, letter }));
    expect(screen.getByRole('status').textContent).toMatch(text);
    expect(screen.getByRole('status').className).toContain(kind);
    expect(screen.queryByText(/subscribed/i)).toBeNull();
  });

  it("a duplicate is told in the server's words; typing clears them", async () => {
    const { said } = form();
    await submit('ama@example.org');
    await act(async () => said.set({ state: 'answered', already: 'You are on our list', letter: null }));
    expect(screen.getByRole('status').textContent).toBe('You are on our list');
    expect(screen.getByRole('status').className).toContain('duplicate');
    expect(button().textContent).toBe('Subscribe');
    type('kofi@example.org');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('[readings: Newsletter] without the network the address is kept, and the text says when it goes', async () => {
    const { said } = form();
    await submit('ama@example.org');
    await act(async () => said.set({ state: 'waiting', status: 0, code: 'network', message: 'Unable to connect' }));
    expect(screen.getByRole('status').textContent).toBe(
      'Successfully subscribed! It will be sent when the connection is back, and counts once you have confirmed it by letter.',
    );
    expect([...remembered]).toEqual(['ama@example.org']);
  });

  it('one that is kept already is a duplicate', async () => {
    remembered.add('ama@example.org');
    const { said } = form();
    await submit('ama@example.org');
    await act(async () => said.set({ state: 'waiting', status: 503, code: 'unavailable', message: 'Later' }));
    expect(screen.getByRole('status').textContent).toBe('Already subscribed');
  });

  it('a device without room says that something went wrong', async () => {
    full = true;
    const { said } = form();
    await submit('ama@example.org');
    await act(async () => said.set({ state: 'waiting', status: 0, code: 'network', message: '' }));
    expect(screen.getByRole('alert').textContent).toBe('Something went wrong. Please try again.');
  });

  it.each([
    ['Validation failed', 'Validation failed'],
    ['', 'Subscription failed'],
  ])('a refusal (%j) is told and leaves nothing waiting', async (message, shown) => {
    const { said, discarded } = form();
    await submit('ama@example.org');
    await act(async () => said.set({ state: 'failed', status: 400, code: 'validation_failed', message }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(shown));
    expect(discarded).toEqual(['op-1']);
    expect(input()).toHaveProperty('value', 'ama@example.org');
  });
});

describe('the contact form', () => {
  const filled = { 'Your name': 'Ama Mensah', 'Your e-mail': 'Ama@Example.org', 'Your message': 'Forty seats?' };

  function page({ keeps = true } = {}) {
    const shared = new SharedDevice();
    const sending = cell<Sending>({ state: 'sending' });
    const sent: unknown[] = [];
    const retried: string[] = [];
    const edited: string[] = [];
    const visitor = {
      counts: cell(null),
      sending: () => sending,
      contact: async (message: unknown) => {
        if (!keeps) throw new DOMException('full', 'QuotaExceededError');
        sent.push(message);
        return 'op-1';
      },
      retry: async (opId: string) => {
        retried.push(opId);
      },
      edit: async (opId: string) => {
        edited.push(opId);
        shared.tab().device.typedText.write('visitor', 'contact', JSON.stringify(sent.at(-1)));
      },
    } as unknown as Visitor;
    const view = show(<ContactPage />, shared, { visitor: cell<Visitor | null>(visitor) });
    return { shared, sending, sent, retried, edited, view };
  }
  const fill = (fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields)) {
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    }
  };
  const send = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send' })));

  it('says what is missing, goes to the first of it, and forgets a fault that is mended', async () => {
    const { sent } = page();
    await send();
    screen.getByText('Please enter your name');
    screen.getByText('Please enter a valid e-mail address');
    screen.getByText('Please write a message');
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
    fill({ 'Your name': 'Ama' });
    expect(screen.queryByText('Please enter your name')).toBeNull();
    fill({ 'Your e-mail': 'ama@example.org', 'Your message': 'x'.repeat(4_001) });
    await send();
    screen.getByText('Please shorten this');
    expect(sent).toEqual([]);
  });

  it('hands the message to the outbox, without an organisation that is not there, and says when it is received', async () => {
    const { sent, sending } = page();
    fill({ ...filled, 'Your name': ' Ama Mensah ', 'Your message': ' Forty seats? ' });
    await send();
    expect(sent).toEqual([{ name: 'Ama Mensah', email: 'ama@example.org', message: 'Forty seats?' }]);
    screen.getByRole('button', { name: 'Sending…' });
    act(() => sending.set({ state: 'gone' }));
    screen.getByText('Thank you. We will answer by mail.');
    fireEvent.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(screen.getByLabelText('Your message')).toHaveProperty('value', '');
  });

  it('without the network it waits, and can be taken back with its words', async () => {
    const { sending, edited } = page();
    fill(filled);
    await send();
    act(() => sending.set({ state: 'waiting', status: 0, code: 'network', message: 'Unable to connect' }));
    screen.getByText(/goes out by itself when the connection is back/);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Take it back' })));
    expect(edited).toEqual(['op-1']);
    expect(screen.getByLabelText('Your message')).toHaveProperty('value', 'Forty seats?');
  });

  it('a refusal is told, with Retry', async () => {
    const { sending, retried } = page();
    fill(filled);
    await send();
    act(() => sending.set({ state: 'failed', status: 400, code: 'validation_failed', message: '' }));
    screen.getByText('Your message could not be sent.');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retried).toEqual(['op-1']);
  });

  it('what is typed outlives the page', () => {
    const { shared, view } = page();
    fill({ 'Your message': 'Half a thou' });
    view.unmount();
    show(<ContactPage />, shared);
    expect(screen.getByLabelText('Your message')).toHaveProperty('value', 'Half a thou');
  });

  it('a device that cannot keep it says so, and keeps the words on the screen', async () => {
    page({ keeps: false });
    fill(filled);
    await send();
    screen.getByText(/could not be kept on this device/);
    expect(screen.getByLabelText('Your message')).toHaveProperty('value', 'Forty seats?');
  });
});
