import { type KeyboardEvent } from 'react';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { addressStart } from '../../../kit/forms/web-address.ts';
import { type Question } from '../configuration.api.ts';
import { cell, cellStepOf, goToCell } from './cell-keys.ts';
import { type QuestionWork } from './question-drafts.ts';
import { factsOf, faultOf, longestOf, textOf, type QuestionField as Field } from './question-fields.ts';
import { useQuestionTable, type QuestionTableWork } from './question-table-context.ts';
import styles from './questions.module.css';

export interface QuestionFieldProps {
  question: Question;
  work: QuestionWork;
  /** The question's name for readers, such as "Question 3". */
  name: string;
  field: Field;
  /** In the list, where the keys lead from row to row. */
  inList?: boolean;
}

/** One field of a question: a plain input, because antd's would make hundreds of rows slow. */
export function QuestionField({ question, work, name, field, inList = false }: QuestionFieldProps) {
  const t = useTexts();
  const table = useQuestionTable();
  const id = `question-${question.id}-${inList ? 'row-' : ''}${field}`;
  const { is, lines, choices = {} } = factsOf(field);
  const text = work.edits[field] ?? textOf(question[field]);
  const type = (typed: string) => table.drafts.type(question, field, typed);
  if (is === 'flag')
    return (
      <label className="inline-row gap-line text-1 soft">
        <input
          checked={text !== ''}
          data-field={field}
          onChange={(event) => type(textOf(event.target.checked))}
          type="checkbox"
        />
        {t(`config.field.${field}`)}
        <span className="visually-hidden"> – {name}</span>
      </label>
    );
  const fault = faultOf(field, text);
  const shared = {
    className: `full control ${styles.input}`,
    'data-edited': field in work.edits,
    id,
    ...(inList && cell(field)),
  };
  const common = {
    ...shared,
    'aria-describedby': fault === null ? undefined : `${id}-fault`,
    'aria-invalid': fault !== null || work.refused.includes(field),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => handleKey(event, { question, field, inList, table }),
    value: text,
  };
  return (
    <div className="stack gap-0 content-start may-shrink" data-field={field}>
      <label className={inList ? 'visually-hidden' : 'text-1 soft'} htmlFor={id}>
        {t(`config.field.${field}`)}
        <span className="visually-hidden"> – {name}</span>
      </label>
      {is === 'choice' ? (
        <select {...shared} onChange={(event) => type(event.target.value)} value={text}>
          {Object.entries(choices).map(([choice, word]) => (
            <option key={choice} value={choice}>
              {t(word)}
            </option>
          ))}
        </select>
      ) : lines === undefined ? (
        <input {...common} {...inputOf(field)} onChange={(event) => type(event.target.value)} />
      ) : (
        <textarea
          {...common}
          onChange={(event) => type(event.target.value)}
          placeholder={field === 'correctAnswer' ? t('config.field.any-yes') : undefined}
          rows={1}
        />
      )}
      {fault !== null && (
        <span className="text-1 bad" id={`${id}-fault`}>
          {t(`config.fault.${fault}`, { longest: longestOf(field) })}
        </span>
      )}
    </div>
  );
}

interface KeyTarget {
  question: Question;
  field: Field;
  inList: boolean;
  table: QuestionTableWork;
}

/** Alt with an arrow moves the question. Ctrl with Enter saves it; Enter alone does where it neither breaks a line nor leads on. */
function handleKey(event: KeyboardEvent<HTMLElement>, { question, field, inList, table }: KeyTarget): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
  const next = inList ? cellStepOf(event) : null;
  if (event.altKey && step !== null) table.step(question.id, step);
  else if (next !== null) goToCell(event.currentTarget, next);
  else if (event.key === 'Enter' && !breaksLine(event, field)) table.save(question);
  else return;
  event.preventDefault();
}

/** Enter also ends a word that is being composed. */
function breaksLine({ shiftKey, ctrlKey, metaKey, nativeEvent }: KeyboardEvent, field: Field): boolean {
  if (nativeEvent.isComposing || shiftKey) return true;
  return factsOf(field).lines === 'paragraphs' && !ctrlKey && !metaKey;
}

function inputOf(field: Field) {
  switch (factsOf(field).is) {
    case 'whole':
      return { type: 'number', min: 0, step: 1, inputMode: 'numeric' } as const;
    case 'number':
    case 'bound':
      return { type: 'text', inputMode: 'decimal' } as const;
    case 'address':
      return { type: 'url', placeholder: addressStart } as const;
    default:
      return { type: 'text' } as const;
  }
}
