import { HolderOutlined } from '@ant-design/icons';
import { memo, useEffect, useRef } from 'react';
import { useStore } from '../../../../shared/state/store.ts';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts';
import { type Question } from '../configuration.api.ts';
import { dragHandle, dragRow } from '../drag-rows.ts';
import { choosable, editedAnswers } from '../options/answers.ts';
import { QuestionField } from './question-field.tsx';
import { pointsFromAnswers, textOf } from './question-fields.ts';
import { useQuestionTable } from './question-table-context.ts';
import styles from './questions.module.css';

interface QuestionRowProps {
  question: Question;
  /** Its place in the section, from 1. */
  number: number;
  /** It is the one that stands beside the list. */
  isChosen: boolean;
}

/** One question of the list, text and points open for typing. Drawn again only when it or its own unsaved work changes. */
export const QuestionRow = memo(function QuestionRow({ question, number, isChosen }: QuestionRowProps) {
  const t = useTexts();
  const table = useQuestionTable();
  const { id } = question;
  const work = useStore({ subscribe: table.drafts.subscribe, value: () => table.drafts.of(id) });
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Chosen by keys from the question beside it, it may be out of sight.
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const name = t('config.question.number', { number });
  const field = { question, work, name, inList: true };
  const points = pointsFromAnswers(question, work.edits);
  const missing = choosable(editedAnswers(question, work.edits.answers)).filter(
    ({ meaning, notApplicable }) => !notApplicable && meaning.trim() === '',
  ).length;
  return (
    <li
      aria-current={isChosen || undefined}
      aria-label={name}
      className={styles.row}
      data-state={work.state}
      data-unsaved={Object.keys(work.edits).length > 0}
      id={`question-${id}-row`}
      ref={row}
      {...dragRow(`question:${id}`)}
    >
      <span className="inline-row gap-0 soft numeric text-2">
        <span {...dragHandle} className="handle" title={t('config.order.drag')}>
          <HolderOutlined aria-hidden />
        </span>
        <span aria-hidden="true">{number}.</span>
      </span>
      <button
        className={`text-start anywhere ${styles.open}`}
        id={`question-${id}-open`}
        onClick={() => {
          table.choose(id);
          focusWhenThere(`question-${id}`);
        }}
        type="button"
      >
        {work.edits.questionText ?? question.questionText}
      </button>
      <div className={styles.inPlace} onFocus={() => table.choose(id)}>
        <QuestionField {...field} field="questionText" />
      </div>
      {points === null ? (
        <div className={styles.inPlace} onFocus={() => table.choose(id)}>
          <QuestionField {...field} field="pointValue" />
        </div>
      ) : (
        <span className={`numeric ${styles.points}`} title={t('config.answers.from-answers')}>
          <span className="visually-hidden">{t('config.field.pointValue')}: </span>
          {formatNumber(points, 0)}
        </span>
      )}
      {points === null && (
        <span className={`numeric ${styles.points} ${styles.narrow}`}>
          {work.edits.pointValue ?? textOf(question.pointValue)}
        </span>
      )}
      <span className={`text-1 numeric warning ${styles.missing}`}>
        {missing > 0 && (
          <span title={t('config.question.missing', { count: missing, number: formatNumber(missing, 0) })}>
            <span aria-hidden="true">{formatNumber(missing, 0)}</span>
            <span className="visually-hidden">
              {t('config.question.missing', { count: missing, number: formatNumber(missing, 0) })}
            </span>
          </span>
        )}
      </span>
    </li>
  );
});
