import { Button, Input } from 'antd';
import { useState } from 'react';
import { readNumber } from '../../../../shared/numbers.ts';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { LabelledCell, Table } from '../../../kit/ui/table.tsx';
import { type Corrections, type Preview } from './corrections.ts';
import styles from './upload.module.css';

interface AnswerTableProps {
  preview: Preview;
  /** What was said already: such answers are no longer unknown, and stay here so that they can be changed. */
  answers: Corrections['answers'];
  onChoose: (answers: Corrections['answers']) => void;
}

const none = 'none';

/** Answers that cannot be chosen at their question, each with what it shall mean. */
export function AnswerTable({ preview, answers, onChoose }: AnswerTableProps) {
  const t = useTexts();
  const { unknownAnswers, unknownAnswerCount, questions } = preview;
  const said = answers.map((answer) => ({ ...answer, responses: null, nearest: null }));
  const open = unknownAnswers
    .filter(
      ({ questionId, value }) => !answers.some((one) => one.questionId === questionId && one.value === value),
    )
    .map(({ questionId, value, responses, nearest }) => ({
      questionId,
      value,
      responses,
      nearest,
      optionId: undefined,
      number: undefined,
    }));
  const rows = [...said, ...open].flatMap((row) => {
    const question = questions.find(({ questionId }) => questionId === row.questionId);
    return question ? [{ ...row, question }] : [];
  });
  if (rows.length === 0) return null;
  const proposed = open.flatMap(({ questionId, value, nearest }) =>
    nearest === null ? [] : [{ questionId, value, optionId: nearest.id }],
  );
  const title = t('upload.unknown.title', { number: formatNumber(unknownAnswerCount, 0) });
  const columns = ['question', 'value', 'means'] as const;
  return (
    <section>
      <h3 className="space-below-2 warning">{title}</h3>
      <p className="space-below-2">{t('upload.unknown.planned')}</p>
      {proposed.length > 1 && (
        <Button className="space-below-2" onClick={() => onChoose(proposed)}>
          {t('upload.unknown.accept', { number: formatNumber(proposed.length, 0) })}
        </Button>
      )}
      <Table columns={columns.map((name) => t(`upload.unknown.${name}`))} form="dense" label={title}>
        {rows.map(({ question, value, responses, nearest, optionId, number }) => {
          const choose = (chosen: number | null, meant?: number) =>
            onChoose([
              {
                questionId: question.questionId,
                value,
                optionId: chosen,
                ...(meant === undefined ? {} : { number: meant }),
              },
            ]);
          return (
            <tr key={`${question.questionId} ${value}`}>
              <th className={`normal anywhere ${styles.column}`} scope="row">
                {question.questionText}
              </th>
              <LabelledCell label={t('upload.unknown.value')}>
                <strong className="anywhere">{t('upload.unknown.quoted', { value })}</strong>
                {responses !== null && (
                  <div className="text-2 soft">
                    {t('upload.unknown.rows', { number: formatNumber(responses, 0) })}
                  </div>
                )}
              </LabelledCell>
              <LabelledCell label={t('upload.unknown.means')}>
                <div className="stack gap-1">
                  {question.kind === 'number' && (
                    <NumberField
                      label={t('upload.unknown.number-of', { value })}
                      onCorrect={(meant) => choose(null, meant)}
                      value={number === undefined ? '' : String(number)}
                    />
                  )}
                  <select
                    aria-label={t('upload.unknown.means-of', { value })}
                    className={`control full ${styles.choice}`}
                    onChange={(event) =>
                      choose(event.target.value === none ? null : Number(event.target.value))
                    }
                    value={optionId === undefined || number !== undefined ? '' : (optionId ?? none)}
                  >
                    {(optionId === undefined || number !== undefined) && (
                      <option disabled value="">
                        {t('upload.review.choose')}
                      </option>
                    )}
                    {question.options.map(({ id, label }) => (
                      <option key={id} value={id}>
                        {label}
                      </option>
                    ))}
                    <option value={none}>{t('upload.unknown.none')}</option>
                  </select>
                  {nearest !== null && (
                    <Button className={`${styles.proposal}`} onClick={() => choose(nearest.id)} size="small">
                      {t('upload.review.proposal', { meaning: nearest.label })}
                    </Button>
                  )}
                </div>
              </LabelledCell>
            </tr>
          );
        })}
      </Table>
    </section>
  );
}

/** Takes the number that somebody meant. */
function NumberField(props: { label: string; value: string; onCorrect: (meant: number) => void }) {
  const t = useTexts();
  const { label, value, onCorrect } = props;
  const [typed, setTyped] = useState(value);
  const meant = readNumber(typed);
  return (
    <form
      className="cluster align-center"
      onSubmit={(event) => {
        event.preventDefault();
        if (typeof meant === 'number') onCorrect(meant);
      }}
    >
      <Input
        aria-label={label}
        className="grow may-shrink"
        inputMode="decimal"
        onChange={(event) => setTyped(event.target.value)}
        placeholder={t('upload.unknown.number')}
        value={typed}
      />
      <Button disabled={typeof meant !== 'number' || typed === value} htmlType="submit">
        {t('upload.address.save')}
      </Button>
    </form>
  );
}
