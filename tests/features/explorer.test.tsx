import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import '../support/patience.ts';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shared } from '../../src/components/messages.ts';
import { CREDITS_NOT_LOADED, creditErrorMessage, INVALID_CREDITS } from '../../src/domain/credit-errors.ts';
import {
  deleteSessionError,
  detailsFetchError,
  historyError,
  historyFetchError,
} from '../../src/domain/explorer-errors.ts';
import { EMPTY_FORM, formOf, GROUPS } from '../../src/domain/explorer-form.ts';
import type { Generation } from '../../src/domain/explorer-views.ts';
import { credits } from '../../src/features/credits/messages.ts';
import { Comparison } from '../../src/features/explorer/Comparison.tsx';
import { Facts } from '../../src/features/explorer/Facts.tsx';
import { GenerationView } from '../../src/features/explorer/GenerationView.tsx';
import { generator, results, sessions } from '../../src/features/explorer/messages.ts';
import { ParametersForm } from '../../src/features/explorer/ParametersForm.tsx';
import { ProblemCard } from '../../src/features/explorer/ProblemCard.tsx';
import { problem } from '../support/explorer.ts';
import { show } from '../support/screen.tsx';

afterEach(cleanup);

const OPEN = formOf({});

function Form({
  onSend,
  first = EMPTY_FORM,
  running = false,
  exhausted = false,
}: {
  onSend: () => void;
  first?: typeof EMPTY_FORM;
  running?: boolean;
  exhausted?: boolean;
}) {
  const [form, setForm] = useState(first);
  return (
    <ParametersForm form={form} onForm={setForm} onSend={onSend} busy={false} running={running} exhausted={exhausted} />
  );
}
const group = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }));
const box = (of: string, name: string) => group(of).getByRole<HTMLInputElement>('checkbox', { name });
const submit = () => fireEvent.submit(screen.getByRole('button', { name: generator.generate }));

describe('the form', () => {
  it('names every group that is missing, in its place and together', () => {
    const onSend = vi.fn();
    show(<Form onSend={onSend} />);
    expect(screen.queryByRole('alert')).toBeNull();
    submit();
    for (const { name } of GROUPS) group(name).getByText(`${name} is required`);
    expect(screen.getByRole('alert').textContent).toBe(
      'Please fill in all required fields: Industry, Geography, Background, Product Type, Target Customer, Impact Focus',
    );
    fireEvent.click(box('Industry', 'Energy'));
    expect(screen.queryByText('Industry is required')).toBeNull();
    expect(onSend).not.toHaveBeenCalled();
  });

  it('takes the focus to the first group that is missing', async () => {
    show(<Form onSend={() => {}} />);
    fireEvent.click(box('Industry', 'Energy'));
    submit();
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: /^Geography/ })));
  });

  it('disables what is beyond the limit, and frees it again', () => {
    show(<Form onSend={() => {}} />);
    fireEvent.click(box('Industry', 'Energy'));
    fireEvent.click(box('Industry', 'Retail'));
    expect(box('Industry', 'Fintech').disabled).toBe(true);
    expect(box('Industry', 'Energy').disabled).toBe(false);
    expect(box('Background', 'Farming or agronomy').disabled).toBe(false);
    fireEvent.click(box('Industry', 'Energy'));
    expect(box('Industry', 'Fintech').disabled).toBe(false);
  });

  it('asks for the words of Other, and sends them', () => {
    const onSend = vi.fn();
    show(<Form onSend={onSend} first={OPEN} />);
    fireEvent.click(box('Impact Focus', 'Other (please specify)'));
    submit();
    expect(screen.queryByText('Impact Focus is required')).toBeNull();
    group('Impact Focus').getByText('Please say what you mean by “Other”, or take it back.');
    expect(screen.getByRole('alert').textContent).toBe('Please say what you mean by “Other” in: Impact Focus.');
    fireEvent.change(screen.getByLabelText('Impact Focus, in your own words'), {
      target: { value: 'cooperative' },
    });
    submit();
    expect(onSend).toHaveBeenCalledWith({ impact_focus: ['Other (please specify): cooperative'] });
  });

  it('[explorer A16] drops no own words in silence: an empty “Other” beside another choice is asked for too', () => {
    const onSend = vi.fn();
    show(<Form onSend={onSend} first={OPEN} />);
    fireEvent.click(box('Background', 'Farming or agronomy'));
    fireEvent.click(box('Background', 'Other (please specify)'));
    submit();
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.click(box('Background', 'Other (please specify)'));
    submit();
    expect(onSend).toHaveBeenCalledWith({ background: ['Farming or agronomy'] });
  });

  it('[explorer A12] says how far one is, and leaves the rest open with one tap', () => {
    const onSend = vi.fn();
    show(<Form onSend={onSend} />);
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('0 of 6 done');
    expect(screen.queryByRole('button', { name: generator.leaveOpen })).toBeNull();
    fireEvent.click(box('Industry', 'Energy'));
    expect(status.textContent).toBe('1 of 6 done');
    fireEvent.click(screen.getByRole('button', { name: generator.leaveOpen }));
    expect(status.textContent).toBe('6 of 6 done');
    submit();
    expect(onSend).toHaveBeenCalledWith({ industry: ['Energy'] });
  });

  it.each([{ running: true }, { exhausted: true }])('sends nothing with %j, by Enter neither', (state) => {
    const onSend = vi.fn();
    show(<Form onSend={onSend} first={OPEN} {...state} />);
    submit();
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: generator.generate })).toHaveProperty('disabled', true);
    expect(screen.getByRole('group', { name: generator.title })).toHaveProperty('disabled', true);
  });

  it('says that the credits are used up, and leads to more', () => {
    show(<Form onSend={() => {}} exhausted />);
    screen.getByText('Insufficient problem explorer credits. Please request additional credits to continue.');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/credit-request?type=problem-explorer');
  });
});

describe('[explorer A12] the form on a phone', () => {
  const media = globalThis.matchMedia;
  beforeEach(() => {
    globalThis.matchMedia = ((query: string) => ({
      matches: /max-width: 768px/.test(query),
      addEventListener() {},
      removeEventListener() {},
    })) as unknown as typeof matchMedia;
  });
  afterEach(() => {
    globalThis.matchMedia = media;
  });
  const step = (name: string) => {
    const found = [...document.querySelectorAll<HTMLDetailsElement>('details.step')].find(
      (one) => one.querySelector('summary strong')?.textContent === name,
    );
    if (!found) throw new Error(`${name} is no step`);
    return found;
  };
  const openSteps = () => document.querySelectorAll('details.step[open]').length;

  it('is six steps of which one is open; each folded line says what was chosen in it', () => {
    show(<Form onSend={() => {}} />);
    expect(document.querySelectorAll('details.step')).toHaveLength(6);
    expect(step('Industry').open).toBe(true);
    expect(openSteps()).toBe(1);
    fireEvent.click(within(step('Industry')).getByRole('checkbox', { name: 'Energy' }));
    fireEvent.click(within(step('Industry')).getByRole('checkbox', { name: 'Retail' }));
    fireEvent.click(within(step('Industry')).getByRole('button', { name: 'Next: Geography' }));
    expect(step('Geography').open).toBe(true);
    expect(openSteps()).toBe(1);
    expect(step('Industry').querySelector('summary')?.textContent).toContain('Energy, Retail');
  });

  it('opens the first step in which something is missing', () => {
    show(<Form onSend={() => {}} />);
    fireEvent.click(within(step('Industry')).getByRole('checkbox', { name: 'Energy' }));
    submit();
    expect(step('Geography').open).toBe(true);
    expect(step('Background').querySelector('summary')?.textContent).toContain('Background is required');
  });
});

describe('a generation', () => {
  const at = (changes: Partial<Generation>): Generation => ({
    jobId: 'x',
    parameters: {},
    state: 'following',
    reason: null,
    progress: 10,
    stage: null,
    slow: false,
    problems: 0,
    ...changes,
  });
  const calls = { onCancel: vi.fn(), onTryAgain: vi.fn(), onSendNow: vi.fn(), onCheckNow: vi.fn() };
  const view = (changes: Partial<Generation>, online = true) =>
    show(<GenerationView generation={at(changes)} online={online} {...calls} />);
  const reason = (code: string, message = '') => ({ status: 0, code, message });

  it('shows the server’s progress and stage, and can be cancelled', () => {
    view({ progress: 50, stage: 'Comparing problems with the records' });
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
    expect(screen.getByRole('status').textContent).toBe('Comparing problems with the records');
    expect(screen.queryByText(/10-15 minutes/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(calls.onCancel).toHaveBeenCalledTimes(1);
  });

  it('says how long a model takes where one is configured, and no more once it is done', () => {
    view({ slow: true });
    screen.getByText(/10-15 minutes/);
    cleanup();
    view({ slow: true, state: 'completed', problems: 8 });
    expect(screen.queryByText(/10-15 minutes/)).toBeNull();
  });

  it.each([
    [{ state: 'starting' as const }, 'starting'],
    [{ state: 'following' as const, stage: null }, 'created'],
  ])('%j has a sentence before the server says any', (changes, key) => {
    view(changes);
    expect(screen.getByRole('status').textContent).toBe(generator[key as 'starting']);
  });

  it('says that nobody answers while that is so', () => {
    view({ state: 'waiting_network' });
    screen.getByText(/^Nobody answers at the moment/);
    screen.getByRole('button', { name: 'Cancel' });
    cleanup();
    view({});
    expect(screen.queryByText(/^Nobody answers/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull();
  });

  it('ends with its sentence and no Cancel', () => {
    view({ state: 'completed', progress: 100, problems: 8 });
    screen.getByText('Generation completed! Redirecting to results...');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    [{ state: 'failed' as const }, 'Problem statement generation failed'],
    [{ state: 'failed' as const, reason: reason('failed', 'Out of records') }, 'Out of records'],
    [
      { state: 'failed' as const, reason: reason('failed', generator.timedOut) },
      'Generation timed out. Please try again.',
    ],
    [{ state: 'completed' as const }, 'Generation completed but no results were found. Please try again.'],
    [{ state: 'refused' as const }, 'Failed to generate problem statements'],
    [{ state: 'refused' as const, reason: reason('x', 'Said so') }, 'Said so'],
    [{ state: 'refused' as const, reason: reason('http_422', 'HTTP 422') }, 'Failed to generate problem statements'],
    [{ state: 'refused' as const, reason: reason('credits_exhausted', 'z') }, generator.exhausted],
    [{ state: 'waiting' as const, reason: reason('network') }, 'Failed to start problem generation. Please try again.'],
    [{ state: 'waiting' as const, reason: reason('unreadable') }, 'No job ID returned from the server'],
  ])('%j is a failure: %s', (changes, sentence) => {
    view(changes);
    const panel = within(screen.getByRole('alert'));
    panel.getByText('Generation Failed');
    panel.getByText(sentence);
    panel.getByRole('button', { name: 'Try Again' });
  });

  it('without a network the start is kept, and can be taken back', () => {
    view({ state: 'waiting', reason: reason('network') }, false);
    expect(screen.queryByText('Generation Failed')).toBeNull();
    screen.getByText(/starts by itself when the connection is back/);
    screen.getByRole('button', { name: 'Take it back' });
  });

  it('held back by the throttle it offers to check now', () => {
    view({ state: 'paused_to_save_data' });
    fireEvent.click(screen.getByRole('button', { name: 'Check now' }));
    expect(calls.onCheckNow).toHaveBeenCalledTimes(1);
  });
});

describe('a problem', () => {
  const told = {
    opening: 'Traders in Ghana lose crates. The road is long.',
    facts: [
      { text: 'Roads are few.', stance: 'for' as const, source: 0 },
      { text: 'Trucks are many.', stance: 'against' as const, source: 0 },
    ],
    open: 'Nobody counts crates.',
  };
  const one = problem(3, { told });

  it('shows its place and why, its severity in words, each record with its source', () => {
    show(<ProblemCard problem={one} isCompared={false} onCompare={() => {}} onMark={() => {}} />);
    screen.getByText(one.rank_reason);
    screen.getByText(/High severity/);
    const sources = screen.getAllByRole('link', { name: 'A record, Ghana, 2023 — World Bank' });
    expect(sources.length).toBeGreaterThanOrEqual(2);
    for (const source of sources) {
      expect(source.getAttribute('rel')).toBe('noopener noreferrer');
      expect(source.getAttribute('target')).toBe('_blank');
    }
    screen.getByText('Against it:');
  });

  it('numbers a record’s source by its place among the sources, from one', () => {
    const supporting_sources = ['first', 'second'].map((title) => ({ title, url: `https://example.org/${title}` }));
    const facts = [1, 0].map((source) => ({ text: `Fact ${source}.`, stance: 'for' as const, source }));
    show(<Facts facts={facts} sources={supporting_sources} />);
    expect(screen.getAllByRole('link').map(({ title, textContent }) => [title, textContent])).toEqual([
      ['second', 'second2'],
      ['first', 'first1'],
    ]);
  });

  it('keeps the founder’s marks in sight while it is folded', () => {
    show(
      <ProblemCard
        problem={{ ...one, liked: true, bookmarked: true }}
        isCompared
        onCompare={() => {}}
        onMark={() => {}}
      />,
    );
    const [line] = document.getElementsByTagName('summary');
    for (const mark of ['Liked', 'Bookmarked', 'Chosen to compare']) expect(line?.textContent).toContain(mark);
  });

  it('[issue 20] is a line of a short list that says why it stands there, and opens', () => {
    const onMark = vi.fn();
    show(<ProblemCard problem={one} isCompared={false} onCompare={() => {}} onMark={onMark} />);
    const [line] = document.getElementsByTagName('summary');
    for (const part of ['Problem 3', one.rank_reason, 'High severity 61 of 100'])
      expect(line?.textContent).toContain(part);
    const details = line?.closest('details');
    expect(details?.open).toBe(false);
    expect(line?.textContent).not.toContain('Traders in Ghana');
    fireEvent.click(screen.getByText('Problem 3'));
    expect(details?.open).toBe(true);
    fireEvent(details as HTMLElement, new Event('toggle'));
    expect(onMark).toHaveBeenCalledWith(one, { viewed: true });
  });

  it('is new until it was opened, and is marked as opened once; closing it is no opening', () => {
    const onMark = vi.fn();
    const card = (viewed: boolean) => {
      show(<ProblemCard problem={{ ...one, viewed }} isCompared={false} onCompare={() => {}} onMark={onMark} />);
      return document.getElementsByTagName('details')[0] as HTMLDetailsElement;
    };
    const fresh = card(false);
    screen.getByText('New');
    fireEvent(fresh, new Event('toggle'));
    expect(onMark).not.toHaveBeenCalled();
    cleanup();
    const seen = card(true);
    expect(screen.queryByText('New')).toBeNull();
    seen.open = true;
    fireEvent(seen, new Event('toggle'));
    expect(onMark).not.toHaveBeenCalled();
  });

  it('is liked, bookmarked, compared, and sent to the validator in its own words', () => {
    const onMark = vi.fn();
    const onCompare = vi.fn();
    show(<ProblemCard problem={{ ...one, liked: true }} isCompared={false} onCompare={onCompare} onMark={onMark} />);
    const like = screen.getByRole('button', { name: 'Like: Problem 3' });
    expect(like.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(like);
    expect(onMark).toHaveBeenLastCalledWith(expect.anything(), { liked: false });
    const bookmark = screen.getByRole('button', { name: 'Bookmark: Problem 3' });
    expect(bookmark.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(bookmark);
    expect(onMark).toHaveBeenLastCalledWith(expect.anything(), { bookmarked: true });
    fireEvent.click(screen.getByRole('button', { name: 'Compare: Problem 3' }));
    expect(onCompare).toHaveBeenCalledTimes(1);
    const link = screen.getByRole('link', { name: 'Validate this problem' });
    expect(link.getAttribute('href')).toBe(
      `/market-validation?problem=${encodeURIComponent('Traders in Ghana lose crates. Problem 3.')}`,
    );
    fireEvent.click(link);
    expect(onMark).toHaveBeenLastCalledWith(expect.anything(), { selected: true, viewed: true });
  });

  it('without records told apart shows its description', () => {
    show(<ProblemCard problem={problem(1)} isCompared={false} onCompare={() => {}} onMark={() => {}} />);
    screen.getByText('Traders in Ghana lose 1 crates. It is known.');
  });

  it('leaves out an aspect of which neither says anything', () => {
    const silent = (rank: number) => problem(rank, { told: { ...told, facts: [] } });
    show(<Comparison pair={[silent(3), silent(4)]} onMark={() => {}} onEnd={() => {}} />);
    expect(screen.queryByText('What the records say')).toBeNull();
    screen.getByText('Why it stands there');
  });

  it('stands beside another in every aspect', () => {
    show(<Comparison pair={[one, problem(4)]} onMark={() => {}} onEnd={() => {}} />);
    const heads = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    expect(heads).toEqual(['3 Problem 3', '4 Problem 4']);
    const rows = screen.getAllByRole('row').filter((row) => within(row).queryAllByRole('cell').length > 0);
    expect(rows.length).toBeGreaterThan(8);
    for (const row of rows) expect(within(row).getAllByRole('cell')).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: 'Validate this problem' })).toHaveLength(2);
  });
});

describe('[spec 3 §2, §4, §8] the texts are those of the specification', () => {
  const said = new Set<string>(
    [generator, results, sessions, shared.credits.problem_generator, credits].flatMap((texts) =>
      Object.values(texts).filter((text) => typeof text === 'string'),
    ),
  );
  it.each([
    'Problem Statements Explored',
    'Continue Exploring',
    'No Problems Found',
    'Generate New',
    'No job ID provided',
    'Error Loading Results',
    'Back to Generator',
    'Generate New Problems',
    'Request Submitted!',
    'You will hear from us shortly',
    'Unlimited Access',
    'Generation completed! Redirecting to results...',
    'Generation completed but no results were found. Please try again.',
    'Problem statement generation failed',
    'Generation timed out. Please try again.',
    'Generation Failed',
    'Try Again',
    'Generation cancelled, but there may have been an issue stopping the backend process.',
    'This job is still processing. Please wait for completion on the generator page.',
    'Authentication in progress. Retrying...',
    'Please sign in to view results',
    'Load More',
    'Please log in to generate problem statements.',
    'Insufficient problem explorer credits. Please request additional credits to continue.',
    'Other (please specify)',
    'No job ID returned from the server',
    'Problem Generator Credits Unavailable',
    'Credit information temporarily unavailable',
    'Failed to generate problem statements',
    'Failed to start problem generation. Please try again.',
    'Failed to load history',
    'Please check your connection and try again',
    'Failed to delete session. Please try again.',
    'Invalid session selected. Please try again.',
    'No session details received from server',
    'Failed to transform session data',
    'Problem generation failed',
    'Failed to load results',
    'Failed to submit credit request. Please try again.',
    'Network error. Please check your connection and try again.',
  ])('%s', (text) => {
    expect(said).toContain(text);
  });

  it('with a figure in them', () => {
    expect(historyError(historyFetchError(500))).toBe('History Error: Failed to fetch generation history: 500');
    expect(detailsFetchError(502, 'Bad')).toBe('Failed to fetch session details: 502 - Bad');
    expect(deleteSessionError(409, 'Busy')).toBe('Failed to delete session: 409 - Busy');
    expect(creditErrorMessage(404, 'problem_generator')).toBe('Failed to fetch problem explorer credit status: 404');
    expect(INVALID_CREDITS.problem_generator).toBe('Invalid problem explorer credit status data received');
    expect(CREDITS_NOT_LOADED.problem_generator).toBe('Failed to load problem generator credit information');
    expect(credits.title('problem_generator')).toBe('Request Additional Problem Generator Credits');
    expect(credits.message('problem_generator')).toBe("You've reached your weekly problem generator credit limit");
  });
});
