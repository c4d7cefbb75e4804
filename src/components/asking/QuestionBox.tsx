import { lazy, Suspense, useState } from 'react';
import { MAX_ANSWER_LENGTH } from '../../contract/limits.ts';
import type { Question } from '../../contract/research.ts';
import { AutoTextarea } from '../../ui/AutoTextarea.tsx';
import { Button } from '../../ui/Button.tsx';
import type { AllLinesProps } from './AllLines.tsx';
import { useAsking } from './use-asking.ts';

/** Spec 2 §9: the text box's height after the first message, in px. */
const TEXT_CAP = 120;

/** More choices than these, or longer ones, stand below each other. */
const FEW_CHOICES = 4;
const SHORT_CHOICE = 24;

const withinSentence = (sentence: string) => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

/** The lines need the network the first time; so may what shows them. */
const AllLines = lazy(() =>
  import(/* on demand */ './AllLines.tsx').then(
    (m) => ({ default: m.AllLines }),
    () => ({ default: NoLines }),
  ),
);

const NoLines = ({ lang }: AllLinesProps) => <p role="alert">{useAsking(lang).texts.allLinesLost}</p>;

/** Where a line may be chosen that is not among those offered. */
const isAboutLines = ({ slot }: Question): boolean => slot === 'nearest' || slot === 'kind';

/** Choices to tap; our best reading comes first and is marked. */
function Choices({ question, lang, onAnswer }: QuestionBoxProps) {
  const { texts } = useAsking(lang);
  const { prefill } = question;
  const choices = prefill === undefined ? question.choices : [...new Set([prefill, ...question.choices])];
  if (choices.length === 0) return null;
  const isList = choices.length > FEW_CHOICES || choices.some((choice) => choice.length > SHORT_CHOICE);
  return (
    <fieldset aria-label={texts.choices} className={isList ? 'choices' : 'row'}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className={`chip ${choice === prefill ? 'ours' : ''}`}
          onClick={() => onAnswer(choice)}
        >
          {choice === prefill && <small>{texts.weThink}</small>}
          <span dir="auto" lang={lang}>
            {choice}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

interface QuestionBoxProps {
  question: Question;
  /** The language of the question. */
  lang: string;
  /** An empty answer means 'skip: assume'. */
  onAnswer: (answer: string) => void;
}

/** One clarification question: tap a choice, write an answer, or skip and see what will be assumed. */
export function QuestionBox({ question, lang, onAnswer }: QuestionBoxProps) {
  const { texts } = useAsking(lang);
  const [text, setText] = useState('');
  const [isLooking, setLooking] = useState(false);
  const send = () => {
    if (text.trim() !== '') onAnswer(text.trim());
  };
  return (
    <form
      className="stack tight"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Choices question={question} lang={lang} onAnswer={onAnswer} />
      {isAboutLines(question) && (
        <Button look="plain" onClick={() => setLooking(true)}>
          {texts.lookThrough}
        </Button>
      )}
      {isLooking && (
        <Suspense>
          <AllLines lang={lang} onPick={onAnswer} onClose={() => setLooking(false)} />
        </Suspense>
      )}
      <div className="box">
        <AutoTextarea
          cap={TEXT_CAP}
          rows={1}
          // Of an empty box 'auto' makes one that runs to the right, its placeholder too.
          dir={text === '' ? undefined : 'auto'}
          aria-label={texts.answerLabel}
          placeholder={texts.answerLabel}
          maxLength={MAX_ANSWER_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
        <small id="skip-means" dir="auto">
          {texts.skipMeans(withinSentence(question.skip))}
        </small>
        <div className="row">
          <Button look="plain" onClick={() => onAnswer('')} aria-describedby="skip-means">
            {texts.skip}
          </Button>
          <Button type="submit" className="push" disabled={text.trim() === ''}>
            {texts.answer}
          </Button>
        </div>
      </div>
    </form>
  );
}
