import { useState } from 'react';
import { MAX_ANSWER_LENGTH } from '../../contract/limits.ts';
import type { Question } from '../../contract/research.ts';
import { AutoTextarea } from '../../ui/AutoTextarea.tsx';
import { Button } from '../../ui/Button.tsx';
import { validator } from './messages.ts';

/** Spec 2 §9: the text box's height after the first message, in px. */
const TEXT_CAP = 120;

interface QuestionBoxProps {
  question: Question;
  /** An empty answer means 'skip: assume'. */
  onAnswer: (answer: string) => void;
}

/** One clarification question: tap a choice, write an answer, or skip and see what will be assumed. */
export function QuestionBox({ question, onAnswer }: QuestionBoxProps) {
  const [text, setText] = useState('');
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
      {question.choices.length > 0 && (
        <div className="row">
          {question.choices.map((choice) => (
            <button key={choice} type="button" className="chip" onClick={() => onAnswer(choice)}>
              {choice}
            </button>
          ))}
        </div>
      )}
      <div className="box">
        <AutoTextarea
          cap={TEXT_CAP}
          rows={1}
          aria-label={validator.answerLabel}
          placeholder={validator.answerLabel}
          maxLength={MAX_ANSWER_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
        <small id="skip-means">{validator.skipMeans(question.skip)}</small>
        <div className="row">
          <Button look="plain" onClick={() => onAnswer('')} aria-describedby="skip-means">
            {validator.skip}
          </Button>
          <Button type="submit" className="push" disabled={text.trim() === ''}>
            {validator.answer}
          </Button>
        </div>
      </div>
    </form>
  );
}
