import { Button } from 'antd';
import { useState } from 'react';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { LabelledCell, Table } from '../../../kit/ui/table.tsx';
import {
  choiceOf,
  idOf,
  meaningOf,
  needsLook,
  partOf,
  type ColumnChoice,
  type PreviewColumn,
  type PreviewQuestion,
} from './corrections.ts';
import styles from './upload.module.css';

const contacts = ['clientEmail', 'clientName', 'firstName', 'lastName', 'clinicName', 'timestamp'] as const;

interface ColumnTableProps {
  columns: readonly PreviewColumn[];
  questions: readonly PreviewQuestion[];
  onChoose: (choice: ColumnChoice) => void;
}

/** The columns with what they hold; those that a person should look at first, the others on demand. */
export function ColumnTable({ columns, questions, onChoose }: ColumnTableProps) {
  const t = useTexts();
  // What was once to be looked at stays in its place after the choice.
  const [first] = useState(() => new Set(columns.filter(needsLook).map(idOf)));
  const [open, setOpen] = useState(false);
  const looked = columns.filter((column) => first.has(idOf(column)) || needsLook(column));
  const known = columns.filter((column) => !looked.includes(column));
  const rows = (list: readonly PreviewColumn[]) =>
    list.map((column) => (
      <ColumnRow column={column} key={idOf(column)} onChoose={onChoose} questions={questions} />
    ));
  const heads = [t('upload.review.column'), t('upload.review.meaning')];
  return (
    <section className="stack gap-3">
      {looked.length > 0 && (
        <>
          <h3>{t('upload.review.to-look')}</h3>
          <Table columns={heads} form="dense" label={t('upload.review.to-look')}>
            {rows(looked)}
          </Table>
        </>
      )}
      {known.length > 0 && (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="strong">
            {t('upload.review.known', { number: formatNumber(known.length, 0) })}
          </summary>
          {open && (
            <Table columns={heads} form="dense" label={t('upload.review.known-label')}>
              {rows(known)}
            </Table>
          )}
        </details>
      )}
    </section>
  );
}

interface ColumnRowProps {
  column: PreviewColumn;
  questions: readonly PreviewQuestion[];
  onChoose: (choice: ColumnChoice) => void;
}

function ColumnRow({ column, questions, onChoose }: ColumnRowProps) {
  const t = useTexts();
  const { header, is, questionId, samples, proposal, sure } = column;
  const question = questions.find((one) => one.questionId === questionId);
  const proposed = proposal && proposalWords(proposal, questions, t);
  return (
    <tr>
      <th className={`normal anywhere ${styles.column}`} scope="row">
        <strong>{header}</strong>
        {samples.length > 0 && (
          <div className="text-2 soft">
            {samples.map((sample) => t('upload.unknown.quoted', { value: sample })).join(', ')}
          </div>
        )}
      </th>
      <LabelledCell label={t('upload.review.meaning')}>
        <div className="stack gap-1">
          <select
            aria-label={t('upload.review.meaning-of', { column: header })}
            className={`control full ${styles.choice}`}
            onChange={(event) => onChoose(choiceOf(column, event.target.value))}
            value={meaningOf(column)}
          >
            {is === 'unknown' && (
              <option disabled value="">
                {t('upload.review.choose')}
              </option>
            )}
            <option value="ignored">{t('upload.meaning.ignored')}</option>
            <optgroup label={t('upload.review.contacts')}>
              {contacts.map((name) => (
                <option key={name} value={name}>
                  {t(`upload.meaning.${name}`)}
                </option>
              ))}
            </optgroup>
            <optgroup label={t('upload.review.questions')}>
              {questions.map((one) => (
                <option key={one.questionId} value={`question ${one.questionId}`}>
                  {one.questionText}
                </option>
              ))}
            </optgroup>
          </select>
          {question !== undefined && question.options.length > 0 && (
            <select
              aria-label={t('upload.review.part-of', { column: header })}
              className={`control full ${styles.choice}`}
              onChange={(event) => onChoose(choiceOf(column, meaningOf(column), event.target.value))}
              value={partOf(column)}
            >
              <option value="question">{t('upload.part.question')}</option>
              {question.options.map(({ id, label }) => (
                <option key={id} value={id}>
                  {t('upload.part.option', { option: label })}
                </option>
              ))}
              <option value="other">{t('upload.part.other')}</option>
            </select>
          )}
          {proposal !== null && proposed !== null && (
            <Button
              className={`${styles.proposal}`}
              onClick={() =>
                onChoose(
                  choiceOf(
                    column,
                    proposal.questionId === null ? proposal.is : `question ${proposal.questionId}`,
                  ),
                )
              }
              size="small"
            >
              {t('upload.review.proposal', { meaning: proposed })}
            </Button>
          )}
          {sure === 'alike' && <span className="text-2 soft">{t('upload.review.alike')}</span>}
        </div>
      </LabelledCell>
    </tr>
  );
}

function proposalWords(
  { is, questionId }: NonNullable<PreviewColumn['proposal']>,
  questions: readonly PreviewQuestion[],
  t: ReturnType<typeof useTexts>,
): string | null {
  if (questionId === null) return t(`upload.meaning.${is}`);
  return questions.find((question) => question.questionId === questionId)?.questionText ?? null;
}
