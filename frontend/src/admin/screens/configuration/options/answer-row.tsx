import { DeleteOutlined, DownOutlined, HolderOutlined, UpOutlined } from '@ant-design/icons';
import { memo, type KeyboardEvent } from 'react';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { dragHandle, dragRow } from '../drag-rows.ts';
import { AnswerField } from './answer-field.tsx';
import { type AnswerFaults } from './answer-faults.ts';
import { AnswerTexts } from './answer-texts.tsx';
import { type Answer, type AnswerKind, type StoredAnswer } from './answers.ts';
import styles from './options.module.css';
import { answerId, type AnswerSteps } from './answer-steps.ts';

export interface AnswerRowProps {
  questionId: number;
  questionName: string;
  kind: AnswerKind;
  option: Answer;
  /** As it was when its editing began; undefined while it is new. */
  before: Answer | undefined;
  /** As it is stored; undefined while it is new. */
  stored: StoredAnswer | undefined;
  index: number;
  last: boolean;
  faults: AnswerFaults | undefined;
  /** On its way to the server. */
  locked: boolean;
  steps: AnswerSteps;
}

/** One answer: its text and points, and folded below them what it means and what to do next. */
export const AnswerRow = memo(function AnswerRow(props: AnswerRowProps) {
  const t = useTexts();
  const { questionId, questionName, kind, option, before, index, last, faults, locked, steps } = props;
  const { key } = option;
  const place = t('config.answers.number', { number: index + 1 });
  const name = `${place}, ${questionName}`;
  const id = answerId(questionId, key);
  const common = { name, id, option, before, faults, locked };
  const keysOf = (field: 'label' | 'points') => (event: KeyboardEvent) =>
    handleKey(event, { field, option, index, steps });
  return (
    <li
      aria-label={name}
      className={styles.answer}
      id={option.id === undefined ? undefined : `option-${option.id}`}
      tabIndex={-1}
      data-new={option.id === undefined}
      {...dragRow(key, 'answer')}
    >
      <span className={`row gap-1 soft numeric ${styles.place}`}>
        <span {...dragHandle} className="handle" title={t('config.order.drag')}>
          <HolderOutlined aria-hidden />
        </span>
        <span aria-hidden="true">{index + 1}.</span>
      </span>
      <AnswerField
        {...common}
        field="label"
        label={t('config.answers.label')}
        onKeyDown={keysOf('label')}
        onType={(label) => steps.set(key, { label })}
      />
      <AnswerField
        {...common}
        field="points"
        label={t('config.field.pointValue')}
        onKeyDown={keysOf('points')}
        onType={(points) => steps.set(key, { points })}
      />
      <span className={`row gap-1 ${styles.buttons}`}>
        <IconButton
          icon={<UpOutlined aria-hidden />}
          id={`${id}-up`}
          idle={index === 0}
          label={t('config.order.up', { name })}
          onClick={() => steps.move(key, index - 1)}
        />
        <IconButton
          icon={<DownOutlined aria-hidden />}
          id={`${id}-down`}
          idle={last}
          label={t('config.order.down', { name })}
          onClick={() => steps.move(key, index + 1)}
        />
        <IconButton
          danger
          icon={<DeleteOutlined aria-hidden />}
          label={t('config.answers.remove', { name })}
          onClick={() => steps.remove(key)}
        />
      </span>
      <div className={styles.below}>
        <AnswerTexts {...props} name={name}>
          {kind === 'multiple' && !option.notApplicable && (
            <label className={`inline-row text-2 ${styles.choice}`}>
              <input
                checked={option.exclusive}
                onChange={(event) => steps.set(key, { exclusive: event.target.checked })}
                type="checkbox"
              />
              {t('config.answers.exclusive')}
              <span className="visually-hidden"> – {name}</span>
            </label>
          )}
          <label
            className={`inline-row text-2 ${styles.choice}`}
            title={t('config.answers.not-applicable-hint')}
          >
            <input
              checked={option.notApplicable}
              onChange={({ target: { checked } }) =>
                steps.set(key, { notApplicable: checked, ...(checked ? { points: '0' } : {}) })
              }
              type="checkbox"
            />
            {t('config.answers.not-applicable')}
            <span className="visually-hidden"> – {name}</span>
          </label>
        </AnswerTexts>
      </div>
    </li>
  );
});

interface KeyTarget {
  field: 'label' | 'points';
  option: Answer;
  index: number;
  steps: AnswerSteps;
}

/** Alt with an arrow moves the answer; Enter goes from label to label; from the points and with Ctrl it saves the question. */
function handleKey(event: KeyboardEvent, { field, option, index, steps }: KeyTarget): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
  if (event.altKey && step !== null) steps.move(option.key, index + step);
  else if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.shiftKey) return;
  else if (event.ctrlKey || event.metaKey || field !== 'label') steps.save();
  else steps.next(option.key);
  event.preventDefault();
}
