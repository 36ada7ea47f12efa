import { type KeyboardEvent } from 'react';
import { Button } from '../public/ui/button.tsx';
import { useTexts } from '../shared/texts/i18n.ts';
import { shapeOf } from './answer-shape.ts';
import { isAnswered, toggled } from './draft/answers.ts';
import { type FormOption } from './form.api.ts';
import styles from './form.module.css';
import { ByNumber } from './number-question.tsx';
import { questionElement } from './position.ts';
import { describedBy, Missing, OptionRow, QuestionText, type QuestionProps } from './question-parts.tsx';

const longestAnswer = 2000;
/** From here on it is said how much more may be written. */
const nearlyFull = 1800;

/** One question with native radio buttons, checkboxes or a field for words or a number. */
export function Question(props: QuestionProps) {
  if (props.question.number !== undefined) return <ByNumber {...props} />;
  return props.question.options.length === 0 ? <InWords {...props} /> : <ByOptions {...props} />;
}

function ByOptions({ question, answer, isMissing, onAnswer, onEnter }: QuestionProps) {
  const t = useTexts();
  const { questionId, options, kind } = question;
  const id = questionElement(questionId);
  const chosen = answer?.options ?? [];
  const isMultiple = kind === 'multiple';
  const choose = (option: FormOption) =>
    onAnswer({ options: isMultiple ? toggled(options, chosen, option.id) : [option.id] });
  /** 1 to 9 are the first to the ninth option. */
  const chooseByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
    if (key === 'Enter') {
      event.preventDefault();
      return onEnter(currentTarget);
    }
    const option = /^[1-9]$/.test(key) ? options[Number(key) - 1] : undefined;
    if (option === undefined || altKey || ctrlKey || metaKey) return;
    choose(option);
    document.getElementById(`${id}-${option.id}`)?.focus();
  };
  const shape = shapeOf(question);
  /** What says that the question does not apply is no step of a scale. */
  const isStep = ({ notApplicable }: FormOption) => !question.scale || !notApplicable;
  const row = (option: FormOption) => {
    const startsApart = isStep(option) ? isMultiple && option.exclusive && option !== options[0] : true;
    return (
      <OptionRow key={option.id} startsApart={startsApart}>
        <input
          checked={chosen.includes(option.id)}
          className={styles.tick}
          id={`${id}-${option.id}`}
          name={id}
          onChange={() => choose(option)}
          onKeyDown={chooseByKey}
          type={isMultiple ? 'checkbox' : 'radio'}
        />
        <span className="anywhere">{option.label}</span>
      </OptionRow>
    );
  };
  const clear = () => {
    onAnswer({});
    document.getElementById(`${id}-${options[0]?.id}`)?.focus();
  };
  return (
    // The bar of a fault stands beside the fieldset: beside its own box it would begin below its legend.
    <div className={styles.question} data-missing={isMissing || undefined}>
      <fieldset
        aria-describedby={describedBy(id, { hint: isMultiple, error: isMissing })}
        id={id}
        tabIndex={-1}
      >
        <legend className={`text-4 strong ${styles.legend}`}>
          <QuestionText question={question} />
        </legend>
        <div className="stack">
          {isMultiple && (
            <p className="text-3 soft" id={`${id}-hint`}>
              {t('form.question.several')}
            </p>
          )}
          {isMissing && <Missing id={id}>{t('form.question.missing-choice')}</Missing>}
          <div className={shape === 'list' ? 'stack' : styles[shape]}>{options.filter(isStep).map(row)}</div>
          {options.filter((option) => !isStep(option)).map(row)}
          {!isMultiple && (
            // Its place is kept, so that nothing moves under the finger that has just answered.
            <div className={styles.clear} style={{ visibility: isAnswered(answer) ? undefined : 'hidden' }}>
              <Button aria-describedby={`${id}-text`} look="plain" onClick={clear}>
                {t('form.question.clear')}
              </Button>
            </div>
          )}
        </div>
      </fieldset>
    </div>
  );
}

function InWords({ question, answer, isMissing, onAnswer }: QuestionProps) {
  const t = useTexts();
  const id = questionElement(question.questionId);
  const text = answer?.text ?? '';
  const isNearlyFull = text.length >= nearlyFull;
  return (
    <div className={styles.question} data-missing={isMissing || undefined}>
      <label className={`block text-4 strong ${styles.legend}`} htmlFor={id}>
        <QuestionText question={question} />
      </label>
      <div className="stack">
        {isMissing && <Missing id={id}>{t('form.question.missing-text')}</Missing>}
        <textarea
          aria-describedby={describedBy(id, { hint: isNearlyFull, error: isMissing })}
          aria-invalid={isMissing || undefined}
          className={styles.words}
          id={id}
          maxLength={longestAnswer}
          onChange={({ target }) => onAnswer({ text: target.value })}
          rows={4}
          value={text}
        />
        {isNearlyFull && (
          <p className="text-3 soft" id={`${id}-hint`}>
            {t('form.question.left', { count: longestAnswer - text.length })}
          </p>
        )}
      </div>
    </div>
  );
}
