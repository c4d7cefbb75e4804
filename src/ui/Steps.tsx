import './steps.css';

interface Step {
  readonly id: string;
  readonly title: string;
  readonly state: 'completed' | 'in_progress' | 'waiting';
}

const WORDS = { completed: 'Done', in_progress: 'In progress', waiting: 'Waiting' } as const;

/** A line of steps; each says its state in words as well as by its mark. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map((step) => (
        <li key={step.id} className={step.state} aria-current={step.state === 'in_progress' ? 'step' : undefined}>
          <span>{step.title}</span>
          <small>{WORDS[step.state]}</small>
        </li>
      ))}
    </ol>
  );
}
