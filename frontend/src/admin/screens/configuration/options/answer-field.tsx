import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { cell } from '../questions/cell-keys.ts';
import questionStyles from '../questions/questions.module.css';
import {
  longestLabel,
  longestText,
  mostAliases,
  mostPoints,
  type AnswerFault,
  type AnswerFaults,
  type AnswerField as Field,
} from './answer-faults.ts';
import { type Answer } from './answers.ts';
import styles from './options.module.css';

interface AnswerFieldProps {
  /** Of the answer; the field's own begins with it. */
  id: string;
  /** The answer's name for readers. */
  name: string;
  field: Field;
  label: string;
  hint?: string;
  /** One of the table, whose column is headed by its label. */
  isCell?: boolean;
  option: Answer;
  /** As it was when its editing began; undefined while it is new. */
  before: Answer | undefined;
  faults: AnswerFaults | undefined;
  locked: boolean;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPaste?: (event: ClipboardEvent) => void;
}

/** One field of an answer: plain, as there may be hundreds. */
export function AnswerField(props: AnswerFieldProps) {
  const t = useTexts();
  const { name, field, label, hint, isCell = false, option, before, faults, locked } = props;
  const { onType, onKeyDown, onPaste } = props;
  const id = `${props.id}-${field}`;
  // Nobody has done wrong yet in a field that has just come.
  const [isNew, setIsNew] = useState(before === undefined && option[field] === '');
  const fault = isNew && option[field] === '' ? undefined : faults?.[field];
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  const common = {
    'aria-describedby': described || undefined,
    'aria-invalid': fault !== undefined,
    'data-edited': before !== undefined && before[field] !== option[field],
    className: `full control ${questionStyles.input}`,
    id,
    onBlur: () => setIsNew(false),
    onKeyDown,
    onPaste,
    ...(isCell && cell(field)),
    readOnly: locked,
    value: option[field],
  };
  return (
    <div className="stack gap-0 content-start may-shrink" data-field={field}>
      <label className={`text-1 soft ${isCell ? styles.label : ''}`} htmlFor={id}>
        {label}
        <span className="visually-hidden"> – {name}</span>
      </label>
      {field === 'points' ? (
        <input
          {...common}
          inputMode="numeric"
          min={0}
          onChange={(event) => onType(event.target.value)}
          step={1}
          type="number"
        />
      ) : field === 'from' ? (
        <input {...common} inputMode="decimal" onChange={(event) => onType(event.target.value)} type="text" />
      ) : (
        <textarea
          {...common}
          onChange={({ target }) => onType(field === 'label' ? inOneLine(target.value) : target.value)}
          rows={1}
        />
      )}
      {hint !== undefined && (
        <span className="text-1 soft" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {fault !== undefined && (
        <span className="text-1 bad" id={`${id}-fault`}>
          {t(`config.answers.fault-${fault}`, { most: formatNumber(limits[fault] ?? 0, 0) })}
        </span>
      )}
    </div>
  );
}

const limits: Readonly<Partial<Record<AnswerFault, number>>> = {
  'label-long': longestLabel,
  'text-long': longestText,
  'alias-long': longestLabel,
  'alias-many': mostAliases,
  points: mostPoints,
};

/** What is pasted may have line ends; an answer that is chosen has none. */
function inOneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' ');
}
