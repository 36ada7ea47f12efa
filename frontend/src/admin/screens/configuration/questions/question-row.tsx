import {
  DeleteOutlined,
  DownOutlined,
  HolderOutlined,
  UpOutlined,
  CheckOutlined,
  ExclamationCircleOutlined,
} from '@ant-design/icons';
import { memo } from 'react';
import { useStore } from '../../../../shared/state/store.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts';
import { useUnfolded } from '../completeness/addressed-place.ts';
import { type Question } from '../configuration.api.ts';
import { dragHandle, dragRow } from '../drag-rows.ts';
import { PointsOfAnswers } from '../options/points-of-answers.tsx';
import { QuestionAnswers } from '../options/question-answers.tsx';
import { QuestionDetails } from './question-details.tsx';
import { type QuestionWork } from './question-drafts.ts';
import { QuestionField } from './question-field.tsx';
import { pointsFromAnswers } from './question-fields.ts';
import { useQuestionTable } from './question-table-context.ts';
import styles from './questions.module.css';

interface QuestionRowProps {
  question: Question;
  /** Its place in the section, from 1. */
  number: number;
}

/** One question with its fields open for typing. Drawn again only when it or its own unsaved work changes. */
export const QuestionRow = memo(function QuestionRow({ question, number }: QuestionRowProps) {
  const t = useTexts();
  const table = useQuestionTable();
  const work = useStore({
    subscribe: table.drafts.subscribe,
    value: () => table.drafts.of(question.id),
  });
  const [open, setOpen] = useUnfolded(`question-${question.id}-details`, false);
  const name = t('config.question.number', { number });
  const field = { question, work, name };
  const points = pointsFromAnswers(question, work.edits);
  return (
    <li
      aria-label={name}
      className={`pad-1 ${styles.row}`}
      data-state={work.state}
      data-unsaved={Object.keys(work.edits).length > 0}
      id={`question-${question.id}`}
      tabIndex={-1}
      {...dragRow(`question:${question.id}`)}
    >
      <fieldset className={`may-shrink ${styles.fields}`}>
        <legend className="visually-hidden">{name}</legend>
        <span className={`row gap-1 align-start soft numeric ${styles.place}`}>
          <span {...dragHandle} className="handle" title={t('config.order.drag')}>
            <HolderOutlined aria-hidden />
          </span>
          <span aria-hidden="true">{number}.</span>
        </span>
        <QuestionField {...field} field="questionText" />
        {points === null ? (
          <>
            <QuestionField {...field} field="correctAnswer" />
            <QuestionField {...field} field="pointValue" />
          </>
        ) : (
          <PointsOfAnswers name={name} points={points} />
        )}
        <QuestionField {...field} field="weight" />
        <span className={`row gap-1 ${styles.buttons}`}>
          <IconButton
            icon={<UpOutlined aria-hidden />}
            id={`question-${question.id}-up`}
            label={t('config.order.up', { name })}
            onClick={() => table.step(question.id, -1)}
          />
          <IconButton
            icon={<DownOutlined aria-hidden />}
            id={`question-${question.id}-down`}
            label={t('config.order.down', { name })}
            onClick={() => table.step(question.id, 1)}
          />
          <IconButton
            danger
            icon={<DeleteOutlined aria-hidden />}
            label={t('config.question.delete', { name })}
            onClick={() => table.remove(question)}
          />
        </span>
        <QuestionAnswers {...field} />
        <QuestionDetails {...field} onToggle={() => setOpen(!open)} open={open} />
      </fieldset>
      <QuestionState question={question} work={work} name={name} />
    </li>
  );
});

interface QuestionStateProps {
  question: Question;
  work: QuestionWork;
  name: string;
}

/** Whether the row is saved, and what can be done while it is not. */
function QuestionState({ question, work, name }: QuestionStateProps) {
  const t = useTexts();
  const { drafts, save } = useQuestionTable();
  const unsaved = Object.keys(work.edits).length > 0;
  if (!unsaved && work.state !== 'saved' && work.state !== 'failed') return null;
  return (
    <div className={`cluster align-center text-2 ${styles.state}`}>
      <span className={`inline-row ${toneOf(work)}`} role={work.state === 'failed' ? 'alert' : 'status'}>
        {work.state === 'failed' && <ExclamationCircleOutlined aria-hidden />}
        {!unsaved && work.state === 'saved' && <CheckOutlined aria-hidden />}
        {work.failure ?? t(sayingOf(work, unsaved))}
      </span>
      {unsaved && (
        <>
          <button
            aria-label={`${t('config.save.action')}: ${name}`}
            className={`control ${styles.button} ${styles.primary}`}
            aria-disabled={work.state === 'saving'}
            onClick={() => save(question)}
            type="button"
          >
            {t('config.save.action')}
          </button>
          <button
            aria-label={`${t('config.save.discard')}: ${name}`}
            className={`control ${styles.button}`}
            aria-disabled={work.state === 'saving'}
            onClick={() => {
              if (work.state === 'saving') return;
              drafts.discard([question.id]);
              focusWhenThere(`question-${question.id}`, 'if-lost');
            }}
            type="button"
          >
            {t('config.save.discard')}
          </button>
        </>
      )}
    </div>
  );
}

function sayingOf(work: QuestionWork, unsaved: boolean): string {
  if (work.state === 'saving') return 'config.save.saving';
  return unsaved ? 'config.save.unsaved' : 'config.save.saved';
}

function toneOf({ state }: QuestionWork): string {
  if (state === 'failed') return 'bad';
  return state === 'saved' ? 'good' : 'warning';
}
