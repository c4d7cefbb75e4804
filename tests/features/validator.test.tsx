import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import '../support/patience.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Clarification } from '../../src/components/asking/Clarification.tsx';
import type { Question } from '../../src/contract/research.ts';
import type { JobView } from '../../src/domain/working-copy.ts';
import { JobTalk } from '../../src/features/validator/JobTalk.tsx';
import { LoadingView } from '../../src/features/validator/LoadingView.tsx';
import { ProblemBox } from '../../src/features/validator/ProblemBox.tsx';
import { jobState, question } from '../support/job.ts';
import { SharedDevice } from '../support/page-device.ts';
import { show, showAt } from '../support/screen.tsx';

afterEach(cleanup);

const JOB = '00000000-0000-4000-8000-000000000001';
const job = (changes: Partial<JobView> = {}): JobView => ({
  ...jobState(JOB),
  local: 'following',
  lastError: null,
  opId: null,
  waits: null,
  ...changes,
});

describe('the problem box', () => {
  const box = (text: string, blocked: string | null = null) => {
    const onSend = vi.fn();
    show(<ProblemBox text={text} onText={() => {}} onSend={onSend} busy={false} blocked={blocked} onDraft={null} />);
    return { onSend, area: screen.getByLabelText('Describe the problem to validate') };
  };

  it('sends on Enter, and not on Shift+Enter', () => {
    const { onSend, area } = box('Milk sours in Nakuru');
    fireEvent.keyDown(area, { key: 'Enter', shiftKey: true });
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(area, { key: 'Enter' });
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('does not send by the Enter that chooses a word in an input method', () => {
    const { onSend, area } = box('Milk sours in Nakuru');
    fireEvent.keyDown(area, { key: 'Enter', isComposing: true });
    expect(onSend).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing', ''],
    ['white space', ' \n\t '],
    ['more than it reads', 'x'.repeat(10_001)],
  ])('does not send %s', (_, text) => {
    const { onSend, area } = box(text);
    fireEvent.keyDown(area, { key: 'Enter' });
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Research' })).toHaveProperty('disabled', true);
  });

  it('says why nothing can be sent, and keeps what is written', () => {
    const { onSend, area } = box('Milk sours', 'New research starts again when the week resets.');
    fireEvent.keyDown(area, { key: 'Enter' });
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toContain('when the week resets');
    expect(area).toHaveProperty('value', 'Milk sours');
  });

  it('without a credit offers a starter kit on this device, and what that costs', () => {
    const onDraft = vi.fn();
    show(
      <ProblemBox
        text="Blood"
        onText={() => {}}
        onSend={() => {}}
        busy={false}
        blocked="No credit"
        onDraft={onDraft}
      />,
    );
    screen.getByText(/^Made on this device, it costs no credit/);
    expect(screen.getByRole('button', { name: 'Research' })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('button', { name: 'Make a starter kit on this device' }));
    expect(onDraft).toHaveBeenCalledTimes(1);
  });

  it('offers three ways to begin when it is empty', () => {
    box('');
    for (const name of ['What hurts most?', 'Who has it?', 'What proof is there?'])
      screen.getByRole('button', { name });
  });
});

describe('clarification', () => {
  const questions = [
    { ...question(1, 'Which country?'), choices: ['Kenya', 'Ghana'], skip: 'Assume Kenya.' },
    question(2, 'Who pays?'),
  ];
  const asking = job({ status: 'clarification_needed', questions });

  it('asks one question at a time and hands over all answers after the last', () => {
    const onDone = vi.fn();
    show(<Clarification job={asking} onDone={onDone} />);
    screen.getByText('Question 1 of at most 5');
    expect(screen.queryByText('Who pays?')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ghana' }));
    screen.getByText('Question 2 of at most 5');
    expect(onDone).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: ' The wholesaler ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(onDone.mock.calls).toEqual([[{ question_1: 'Ghana', question_2: 'The wholesaler' }]]);
    screen.getByText('Thank you. The research goes on with your answers.');
  });

  it('says what a skipped question will be taken to mean', () => {
    const onDone = vi.fn();
    show(<Clarification job={asking} onDone={onDone} />);
    screen.getByText('If you skip: assume Kenya.');
    fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    screen.getByText('Skipped. Assume Kenya.');
    fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(onDone.mock.calls).toEqual([[{ question_1: '', question_2: '' }]]);
  });

  it('goes on after a reload where it stopped', () => {
    const device = new SharedDevice();
    const first = show(<Clarification job={asking} onDone={() => {}} />, device);
    fireEvent.click(screen.getByRole('button', { name: 'Kenya' }));
    first.unmount();
    show(<Clarification job={asking} onDone={() => {}} />, device);
    screen.getByText('Question 2 of at most 5');
  });
});

const asked = (slot: Question['slot'], text: string, changes: Partial<Question> = {}): Question => ({
  ...question(1, text),
  ...(slot && { slot }),
  ...changes,
});

describe('[readings: question sets] clarification in several sets', () => {
  const nearest = asked('nearest', 'Which of these is nearest?', {
    choices: ['Crates are crushed on the way', 'Nobody buys in the rains', 'None of these'],
    prefill: 'Crates are crushed on the way',
  });
  const payer = asked('payer', 'Who would pay?', { choices: ['Nobody, as far as I can see'] });
  const waiting = (questions: readonly Question[], changes: Partial<JobView> = {}) =>
    job({ status: 'clarification_needed', questions: [...questions], ...changes });

  it('marks what we think, and one tap takes it', () => {
    const onDone = vi.fn();
    show(<Clarification job={waiting([nearest])} onDone={onDone} />);
    const choices = within(screen.getByRole('group', { name: 'Answers to choose from' })).getAllByRole('button');
    expect(choices.map((choice) => choice.textContent)).toEqual([
      'We thinkCrates are crushed on the way',
      'Nobody buys in the rains',
      'None of these',
    ]);
    screen.getByLabelText('Your answer');
    screen.getByText('If you skip: assume so');
    fireEvent.click(screen.getByRole('button', { name: /We think/ }));
    expect(onDone.mock.calls).toEqual([[{ question_1: 'Crates are crushed on the way' }]]);
  });

  it('offers what we think also where it is none of the choices', () => {
    const onDone = vi.fn();
    show(<Clarification job={waiting([asked('where', 'Where?', { prefill: 'Ghana' })])} onDone={onDone} />);
    fireEvent.click(screen.getByRole('button', { name: 'We think Ghana' }));
    expect(onDone.mock.calls).toEqual([[{ question_1: 'Ghana' }]]);
  });

  it('begins a second set without anything of the first, though its question has the same number', () => {
    const device = new SharedDevice();
    const talk = (questions: readonly Question[], answered = 0) => (
      <JobTalk job={waiting(questions, { answered })} onStartAgain={() => {}} onDraft={() => {}} />
    );
    const page = show(talk([nearest]), device);
    fireEvent.click(screen.getByRole('button', { name: 'None of these' }));
    screen.getByText('Thank you. The research goes on with your answers.');
    page.unmount();
    show(talk([payer], 1), device);
    screen.getByText('Question 2 of at most 5');
    screen.getByText('Who would pay?');
    expect(screen.queryByText(/Thank you|None of these|Which of these/)).toBeNull();
    screen.getByRole('button', { name: 'Skip' });
  });

  it('counts on from what was answered before, and says how many there are at most', () => {
    const { unmount } = show(<Clarification job={waiting([nearest])} onDone={() => {}} />);
    screen.getByText('Question 1 of at most 5');
    unmount();
    show(<Clarification job={waiting([payer, question(2, 'Where?')], { answered: 3 })} onDone={() => {}} />);
    screen.getByText('Question 4 of at most 5');
    fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    screen.getByText('Question 5 of at most 5');
  });

  it('lists twenty-one kinds of trouble below each other, and keeps the box for one’s own words', () => {
    const kinds = Array.from({ length: 21 }, (_, n) => `Kind of trouble ${n + 1}`);
    show(<Clarification job={waiting([asked('kind', 'What kind?', { choices: kinds })])} onDone={() => {}} />);
    const list = screen.getByRole('group', { name: 'Answers to choose from' });
    expect(within(list).getAllByRole('button')).toHaveLength(21);
    expect(list.className).toBe('choices');
    screen.getByLabelText('Your answer');
  });

  it.each(['nearest', 'kind'] as const)(
    'lets all lines be looked through and searched where %s is asked for',
    async (slot) => {
      const onDone = vi.fn();
      const question = asked(slot, 'Which?', { choices: ['None of these'] });
      show(<Clarification job={waiting([question])} onDone={onDone} />);
      fireEvent.click(screen.getByRole('button', { name: 'Look through all problems we know' }));
      const dialog = await screen.findByRole('dialog', { name: 'All problems we know' });
      await within(dialog).findByText('Farming and food');
      const search = within(dialog).getByLabelText('Search in these lines');
      fireEvent.change(search, { target: { value: 'zebra stripes' } });
      within(dialog).getByText(/^No line has these words/);
      fireEvent.change(search, { target: { value: 'wages late' } });
      const [line] = within(dialog).getAllByRole('button', { name: /wages came late/ });
      fireEvent.click(line as HTMLElement);
      expect(onDone.mock.calls).toEqual([[{ question_1: line?.textContent }]]);
    },
  );

  it('has no such list beside a question that is about something else', () => {
    show(<Clarification job={waiting([payer])} onDone={() => {}} />);
    expect(screen.queryByRole('button', { name: /Look through/ })).toBeNull();
  });

  it('says all around the questions in the founder’s language too, and lets it run its own way', async () => {
    const questions = [asked('payer', 'من سيدفع؟', { choices: ['لا أحد'], why: 'السعر', skip: 'لا نفترض شيئا.' })];
    show(<Clarification job={waiting(questions, { language: 'ar' })} onDone={() => {}} />);
    await screen.findByText('التقرير نفسه بالإنجليزية، أما الأسئلة وعدة البداية فهي بلغتك.');
    screen.getByText('السؤال 1 من 5 على الأكثر');
    screen.getByText('إذا تخطيت السؤال: لا نفترض شيئا.');
    for (const name of ['تخطي', 'إرسال الجواب']) {
      const framed = screen.getByRole('button', { name }).closest('[lang]');
      expect([framed?.getAttribute('dir'), framed?.getAttribute('lang')]).toEqual(['rtl', 'ar']);
    }
    expect(screen.getByRole('list', { name: 'البحث' }).getAttribute('dir')).toBe('rtl');
    for (const words of ['من سيدفع؟', 'لا أحد', 'السعر']) {
      const element = screen.getByText(words);
      expect([element.getAttribute('dir'), element.getAttribute('lang')]).toEqual(['auto', 'ar']);
    }
    const box = screen.getByLabelText('جوابك');
    expect(box.getAttribute('dir')).toBeNull();
    fireEvent.change(box, { target: { value: 'The wholesaler' } });
    expect(box.getAttribute('dir')).toBe('auto');
    cleanup();
    show(<Clarification job={waiting([payer])} onDone={() => {}} />);
    expect(screen.queryByText(/The report itself is in English/)).toBeNull();
  });
});

describe('the loading view', () => {
  it('shows the title, the stage and the six steps with their states', () => {
    show(<LoadingView job={job({ progress: 50 })} />);
    screen.getByRole('heading', { name: 'Generating Your Market Validation Report' });
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
    const steps = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(steps).toEqual([
      'Domain SpecificationDone',
      'Keyword ExpansionDone',
      'Industry AnalysisDone',
      'ChallengesIn progress',
      'RecommendationWaiting',
      'Final Report GenerationWaiting',
    ]);
    expect(screen.queryByText(/10-15 minutes/)).toBeNull();
  });

  it('tells under the steps what is looked up, and lets it be taken back', async () => {
    const onTakeBack = vi.fn();
    const trail: JobView['trail'] = [
      { n: 1, kind: 'searched', source: 'DOAJ', query: 'tomatoes Ghana', count: 3 },
      { n: 2, kind: 'failed', source: 'Crossref', query: 'tomatoes Ghana' },
      { n: 3, kind: 'read', title: 'Losses', url: 'https://a.example/1', count: 1 },
      { n: 4, kind: 'failed', title: 'Gone', url: 'https://a.example/2' },
      { n: 5, kind: 'read', title: 'Trap', url: 'javascript:alert(1)', count: 0 },
      { n: 6, kind: 'kept', title: 'Losses', url: 'https://a.example/1', source: 'A Journal' },
      { n: 7, kind: 'left_out', count: 2 },
    ];
    show(<LoadingView job={job({ trail })} onTakeBack={onTakeBack} />);
    const list = await screen.findByRole('list', { name: 'What was looked up' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Asked DOAJ for “tomatoes Ghana”: 3 found',
      'Crossref did not answer',
      'Read Losses (opens in a new tab): one passage bears on it',
      'Gone (opens in a new tab) could not be read',
      'Read Trap: nothing in it bears on this problem',
      'Kept a passage of Losses (opens in a new tab), A Journal',
      'Left out: 2 that do not bear closely enough on this problem',
    ]);
    screen.getByText('1 search · 2 documents read · 1 passage kept');
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('rel')),
    ).toEqual(Array(3).fill('noopener noreferrer'));
    fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(onTakeBack).toHaveBeenCalledOnce();
  });

  it('of a job that an earlier build kept has no trail', () => {
    const { trail: _, ...kept } = job();
    show(<LoadingView job={kept as JobView} />);
    expect(screen.queryByRole('list', { name: 'What was looked up' })).toBeNull();
  });

  it('names the ten to fifteen minutes only when a model writes', () => {
    show(<LoadingView job={job({ slow: true })} />);
    screen.getByText(/10-15 minutes/);
  });

  it('offers to check now when updates are paused to save data', () => {
    show(<LoadingView job={job({ local: 'paused_to_save_data' })} />);
    screen.getByText('Updates are paused to save data.');
    screen.getByRole('button', { name: 'Check now' });
  });

  it('leads to the report when it is complete', () => {
    show(<LoadingView job={job({ status: 'completed', progress: 100, report_id: JOB })} />);
    screen.getByText('Comprehensive market validation report complete');
    expect(screen.getByRole('link', { name: 'View Report' }).getAttribute('href')).toBe(
      `/market-validation/report/${JOB}`,
    );
  });
});

describe('a job in trouble', () => {
  const talk = (changes: Partial<JobView>) => {
    const onStartAgain = vi.fn();
    show(<JobTalk job={job(changes)} onStartAgain={onStartAgain} onDraft={() => {}} />);
    return onStartAgain;
  };

  it('tells why it failed, that the credit is back, and keeps the problem', () => {
    const onStartAgain = talk({ status: 'failed', error: 'Baraza covers the 54 African countries.', refunded: true });
    const messages = screen.getAllByRole('listitem');
    expect(within(messages[1] as HTMLElement).getByText('Baraza covers the 54 African countries.')).toBeTruthy();
    screen.getByText('Your credit was given back.');
    fireEvent.click(screen.getByRole('button', { name: 'Write it differently' }));
    expect(onStartAgain).toHaveBeenCalledWith('Tomatoes rot');
  });

  it('says the catalogue’s sentence when the server gave none', () => {
    talk({ status: 'failed' });
    screen.getByText('An error occurred during market validation research.');
  });

  it('offers to resume what is paused', () => {
    talk({ status: 'paused' });
    screen.getByRole('button', { name: 'Resume research' });
  });

  const UNABLE = 'Error: Unable to start market validation research. Please try again.';
  const UNANSWERED = 'Error: Unable to process your answer. Please try again.';
  const offline = () => {
    const shared = new SharedDevice();
    const { device, online, reached } = shared.tab();
    online.set(false);
    reached.set(false);
    return device;
  };

  it.each([
    ['start', 'queued', /^You are offline\. Your problem is saved on this device/],
    ['answers', 'running', /^You are offline\. Your answers are saved on this device/],
  ] as const)('[OUT-12] a device without a network says so of its %s', (waits, status, text) => {
    const waiting = job({ local: 'waiting_network', status, waits, opId: JOB, lastError: 'Unable' });
    showAt('/', <JobTalk job={waiting} onStartAgain={() => {}} onDraft={() => {}} />, offline());
    screen.getByText(text);
    expect(screen.queryByText(/^Error/)).toBeNull();
  });

  it.each([
    [
      'start',
      'queued',
      'HTTP 503: Service Unavailable',
      UNABLE,
      'Server is temporarily unavailable. Please try again later.',
    ],
    ['start', 'queued', 'Too many at once. Please wait.', UNABLE, 'Too many at once. Please wait.'],
    ['answers', 'running', 'HTTP 502: ', UNANSWERED, 'Server is temporarily unavailable. Please try again later.'],
    [
      'answers',
      'running',
      'Unable to connect to the server. Please check your internet connection.',
      UNANSWERED,
      'Unable to connect to the server. Please check your internet connection.',
    ],
  ] as const)(
    '[spec 2 §8] with a network, a %s that cannot get through (%s, %s) is no matter of being offline',
    (...given) => {
      const [waits, status, lastError, text, reason] = given;
      talk({ local: 'waiting_network', status, waits, lastError, opId: JOB });
      screen.getByText(text);
      screen.getByText(reason);
      screen.getByText(waits === 'start' ? /^Your problem is saved on this device/ : /^Your answers are saved/);
      expect(screen.queryByText(/offline/)).toBeNull();
      expect(screen.queryByText(/HTTP/)).toBeNull();
      expect(screen.queryAllByRole('button', { name: 'Draft now on this device' })).toHaveLength(
        waits === 'start' ? 1 : 0,
      );
    },
  );

  it.each([
    [{ local: 'failed', status: 'queued', waits: 'start' }, UNABLE],
    [{ local: 'failed', status: 'clarification_needed', waits: 'answers' }, UNANSWERED],
    [{ local: 'waiting_network', status: 'queued', waits: 'start' }, UNABLE],
    [{ local: 'waiting_network', status: 'running', waits: 'answers' }, UNANSWERED],
  ] as const)('keeps %j until the person decides', (changes, text) => {
    talk({ ...changes, opId: JOB });
    screen.getByText(text);
    screen.getByRole('button', { name: 'Try now' });
    screen.getByRole('button', { name: 'Take it back' });
  });

  it('[OUT-12] while it is tried again the page does not turn into the progress view and back', () => {
    vi.useFakeTimers();
    const waiting = job({ local: 'waiting_network', status: 'queued', waits: 'start', opId: JOB });
    show(<JobTalk job={waiting} onStartAgain={() => {}} onDraft={() => {}} />);
    act(() => vi.advanceTimersByTime(2_000));
    expect(screen.queryByRole('heading', { name: 'Generating Your Market Validation Report' })).toBeNull();
    vi.useRealTimers();
  });

  it('says that research was taken back, not that it failed', () => {
    talk({ status: 'cancelled', refunded: true });
    screen.getByText('This research was taken back.');
    screen.getByText('Your credit was given back.');
  });
});

describe('progress that does not arrive', () => {
  it('[OUT-12] is called offline only where the device is', () => {
    show(<LoadingView job={job({ local: 'waiting_network' })} />);
    screen.getByText(/^Nobody answers at the moment/);
    expect(screen.queryByText(/offline/)).toBeNull();
  });
});
