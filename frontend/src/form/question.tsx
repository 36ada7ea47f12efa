import { type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../public/ui/button.tsx';
import { useTexts } from '../shared/texts/i18n.ts';
import { shapeOf } from './answer-shape.ts';
import { isAnswered, toggled, type StoredAnswer } from './draft/answers.ts';
import { type FormOption, type FormQuestion } from './form.api.ts';
import styles from './form.module.css';
import { questionElement } from './position.ts';

const longestAnswer = 2000;
/** From here on it is said how much more may be written. */
const nearlyFull = 1800;

interface QuestionProps {
  question: FormQuestion;
  answer: StoredAnswer | undefined;
  /** It has to be answered before going on. */
  isMissing: boolean;
  onAnswer: (answer: Pick<StoredAnswer, 'options' | 'text'>) => void;
  /** Enter was pressed in a choice. */
  onEnter: (input: HTMLInputElement) => void;
}

/** One question with native radio buttons, checkboxes or a field for words. */
export function Question(props: QuestionProps) {
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
  const clear = () => {
    onAnswer({});
    document.getElementById(`${id}-${options[0]?.id}`)?.focus();
  };
  return (
    <fieldset
      aria-describedby={describedBy(id, { hint: isMultiple, error: isMissing })}
      className={styles.question}
      data-missing={isMissing || undefined}
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
        <div className={shape === 'list' ? 'stack' : styles[shape]}>
          {options.map((option, index) => (
            <OptionRow key={option.id} startsApart={isMultiple && option.exclusive && index > 0}>
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
          ))}
        </div>
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
  );
}

/** One option; what stands alone is set apart by a word. */
function OptionRow({ startsApart, children }: { startsApart: boolean; children: ReactNode }) {
  const t = useTexts();
  return (
    <>
      {startsApart && <p className="text-3 soft">{t('form.question.or')}</p>}
      <label className={`row gap-3 ${styles.option}`}>{children}</label>
    </>
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

function QuestionText({ question }: { question: FormQuestion }) {
  const t = useTexts();
  return (
    <>
      <span className="pre-line" id={`${questionElement(question.questionId)}-text`}>
        {question.text}
      </span>
      {question.required && <span className="text-3 normal soft"> {t('form.question.required')}</span>}
    </>
  );
}

function Missing({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="strong bad" id={`${id}-error`}>
      {children}
    </p>
  );
}

function describedBy(id: string, parts: Readonly<{ hint: boolean; error: boolean }>): string | undefined {
  const ids = [parts.error ? `${id}-error` : '', parts.hint ? `${id}-hint` : ''];
  return ids.join(' ').trim() || undefined;
}
