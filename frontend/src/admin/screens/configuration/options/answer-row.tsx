import { HolderOutlined, MoreOutlined } from '@ant-design/icons';
import { memo, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { useUnfolded } from '../completeness/addressed-place.ts';
import { FieldFindings } from '../completeness/field-findings.tsx';
import { dragHandle, dragRow } from '../drag-rows.ts';
import { cellStepOf, goToCell } from '../questions/cell-keys.ts';
import questionStyles from '../questions/questions.module.css';
import { AnswerField } from './answer-field.tsx';
import { type AnswerFaults } from './answer-faults.ts';
import { AnswerMore } from './answer-more.tsx';
import { AnswerStep } from './answer-step.tsx';
import { type Answer, type AnswerKind, type StoredAnswer } from './answers.ts';
import { answerId, type AnswerSteps } from './answer-steps.ts';
import styles from './options.module.css';
import { cellsIn, pastedColumns, type PastedColumn } from './pasted-cells.ts';
import { Proposal } from './proposal.tsx';

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

/** One answer: its text, points, meaning, advice and where that leads, all open for typing; what is rare is folded below. */
export const AnswerRow = memo(function AnswerRow(props: AnswerRowProps) {
  const t = useTexts();
  const { questionId, questionName, option, before, stored, index, faults, locked, steps } = props;
  const { key } = option;
  const name = `${t('config.answers.number', { number: index + 1 })}, ${questionName}`;
  const id = answerId(questionId, key);
  const [chosen, setOpen] = useUnfolded(`${id}-more`, false);
  const isOpen = chosen || faults?.aliases !== undefined;
  const isBand = props.kind === 'number' && !option.notApplicable;
  const common = { name, id, option, before, faults, locked };
  return (
    <li
      aria-label={name}
      className={styles.answer}
      data-new={option.id === undefined}
      id={option.id === undefined ? undefined : `option-${option.id}`}
      tabIndex={-1}
      {...dragRow(key, 'answer')}
    >
      <span {...dragHandle} className={`handle ${styles.handle}`} title={t('config.order.drag')}>
        <HolderOutlined aria-hidden />
      </span>
      {props.kind === 'number' && (
        <div className="may-shrink" data-column="from">
          {isBand && (
            <AnswerField
              {...common}
              field="from"
              isCell
              label={t('config.answers.from')}
              onKeyDown={(event) => handleKey(event, { column: 'from', option, index, steps })}
              onType={(from) => steps.set(key, { from })}
            />
          )}
        </div>
      )}
      {pastedColumns.map((column) => (
        <div className="stack gap-1 content-start may-shrink" data-column={column} key={column}>
          <AnswerField
            {...common}
            field={column}
            isCell
            label={t(isBand && column === 'label' ? 'config.answers.band' : labels[column])}
            onKeyDown={(event) => handleKey(event, { column, option, index, steps })}
            onPaste={(event) => handlePaste(event, { column, option, steps })}
            onType={(text) => steps.set(key, { [column]: text })}
          />
          {(column === 'meaning' || column === 'advice') && (
            <Below {...{ column, name, option, questionId, steps, stored }} />
          )}
        </div>
      ))}
      <div className="may-shrink" data-column="leadsTo">
        <AnswerStep
          {...common}
          onKeyDown={(event) => saveByKey(event, steps.save)}
          questionId={questionId}
          steps={steps}
        />
      </div>
      <button
        aria-controls={`${id}-more`}
        aria-expanded={isOpen}
        aria-label={t('config.answers.more', { name })}
        className={`inline-row middle soft ${questionStyles.button} ${styles.more}`}
        onClick={() => setOpen(!chosen)}
        title={t('config.answers.more', { name })}
        type="button"
      >
        <MoreOutlined aria-hidden />
      </button>
      {/* Opened by a fault, it stays open while that is mended. */}
      <div className={styles.below} hidden={!isOpen} id={`${id}-more`} onFocus={() => setOpen(true)}>
        {isOpen && <AnswerMore {...props} name={name} onKeyDown={(event) => saveByKey(event, steps.save)} />}
      </div>
    </li>
  );
});

const labels: Readonly<Record<PastedColumn, string>> = {
  label: 'config.answers.label',
  points: 'config.field.pointValue',
  meaning: 'config.answers.meaning',
  advice: 'config.answers.advice',
};

interface BelowProps extends Pick<AnswerRowProps, 'questionId' | 'option' | 'stored' | 'steps'> {
  column: 'meaning' | 'advice';
  name: string;
}

/** What there is to say of a text: what is odd in it, or what the AI proposes while there is none. */
function Below({ column, name, option, questionId, steps, stored }: BelowProps) {
  const t = useTexts();
  const refused = column === 'meaning' ? option.refusesMeaning : option.refusesAdvice;
  const draft = stored?.[column === 'meaning' ? 'meaningDraft' : 'adviceDraft'] ?? null;
  return (
    <>
      {option.id !== undefined && (
        <FieldFindings field={column} optionId={option.id} questionId={questionId} text={option[column]} />
      )}
      {option[column].trim() === '' && draft !== null && !refused && (
        <Proposal
          name={`${t(labels[column])}, ${name}`}
          onAccept={() => steps.accept(option.key, column, draft)}
          onRefuse={() => steps.refuse(option.key, column)}
          text={draft}
        />
      )}
    </>
  );
}

interface CellTarget {
  column: PastedColumn | 'from';
  option: Answer;
  index: number;
  steps: AnswerSteps;
}

/** Alt with an arrow moves the answer; arrows and Enter lead from field to field and on to the next question; Ctrl with Enter saves. */
function handleKey(event: KeyboardEvent<HTMLElement>, { column, option, index, steps }: CellTarget): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
  const next = cellStepOf(event);
  if (event.altKey && step !== null) steps.move(option.key, index + step);
  else if (isSaving(event)) steps.save();
  else if (next === null) return;
  else if (!goToCell(event.currentTarget, next)) {
    if (event.key === 'Enter' && column === 'label') steps.add();
    else if (next === 'down') steps.goOn(1, column);
    else if (next === 'up') steps.goOn(-1, column);
    else return;
  }
  event.preventDefault();
}

/** Cells of a spreadsheet go to as many answers as they are rows; any other text is pasted as it is. */
function handlePaste(
  event: ClipboardEvent,
  { column, option, steps }: Omit<CellTarget, 'index' | 'column'> & { column: PastedColumn },
): void {
  const { clipboardData } = event;
  const rows = cellsIn(clipboardData.getData('text/plain'), clipboardData.getData('text/html'));
  if (rows === null) return;
  event.preventDefault();
  steps.paste(option.key, column, rows);
}

function saveByKey(event: KeyboardEvent, save: () => void): void {
  if (!isSaving(event)) return;
  event.preventDefault();
  save();
}

const isSaving = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing;
