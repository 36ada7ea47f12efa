import { useState } from 'react';
import { currentLanguage, useTexts, type Translate } from '../shared/texts/i18n.ts';
import { numberWords } from '../shared/numbers.ts';
import { numberFault, typedNumber, type NumberFault } from './draft/number-answers.ts';
import { type FormQuestion } from './form.api.ts';
import styles from './form.module.css';
import { questionElement } from './position.ts';
import { describedBy, Missing, OptionRow, QuestionText, type QuestionProps } from './question-parts.tsx';

/** What a number is typed with at most: signs, spaces and the unit included. */
const longestNumber = 40;

/** A question that is answered by a number, or by what can be chosen instead of one. */
export function ByNumber({ question, answer, isMissing, onAnswer, onEnter }: QuestionProps) {
  const t = useTexts();
  const [wasLeft, setWasLeft] = useState(false);
  const id = questionElement(question.questionId);
  const text = answer?.text ?? '';
  const fault = isMissing || wasLeft ? numberFault(question, text) : null;
  const isFaulty = fault !== null || isMissing;
  const instead = question.options.filter(({ from }) => from === undefined);
  const unit = question.number?.unit ?? null;
  return (
    <div className={styles.question} data-missing={isFaulty || undefined}>
      <label className={`block text-4 strong ${styles.legend}`} htmlFor={id}>
        <QuestionText question={question} />
      </label>
      <div className="stack">
        {isFaulty && <Missing id={id}>{faultText(t, fault, question)}</Missing>}
        <div className="row gap-3 align-center">
          <input
            aria-describedby={describedBy(id, { hint: unit !== null, error: isFaulty })}
            aria-invalid={isFaulty || undefined}
            autoComplete="off"
            className={styles.number}
            id={id}
            inputMode={
              (question.number?.min ?? -1) < 0 ? 'text' : question.number?.decimals ? 'decimal' : 'numeric'
            }
            maxLength={longestNumber}
            // What moves under a press on a button would take the press away; the button checks by itself.
            onBlur={({ relatedTarget }) => setWasLeft(!(relatedTarget instanceof HTMLButtonElement))}
            onChange={({ target }) => onAnswer(typedNumber(question, target.value))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              setWasLeft(true);
              onEnter(event.currentTarget);
            }}
            type="text"
            value={text}
          />
          {unit !== null && <span id={`${id}-hint`}>{unit}</span>}
        </div>
        {instead.map((option) => (
          <OptionRow key={option.id} startsApart={option === instead[0]}>
            <input
              checked={answer?.options?.includes(option.id) === true}
              className={styles.tick}
              id={`${id}-${option.id}`}
              onChange={({ target }) => onAnswer(target.checked ? { options: [option.id] } : {})}
              type="checkbox"
            />
            <span className="anywhere">{option.label}</span>
          </OptionRow>
        ))}
      </div>
    </div>
  );
}

function faultText(t: Translate, fault: NumberFault | null, { number, options }: FormQuestion): string {
  if (number === undefined || fault === null)
    return t(
      options.some(({ from }) => from === undefined) ? 'form.number.missing-choice' : 'form.number.missing',
    );
  const words = (bound: number) => numberWords(bound, number.unit, currentLanguage());
  const [min, max] = [number.min ?? 0, number.max ?? 0].map(words) as [string, string];
  const isBound = fault === 'low' || fault === 'high';
  if (isBound && number.min !== null && number.max !== null) return t('form.number.between', { min, max });
  return t(`form.number.${fault}`, { min, max });
}
