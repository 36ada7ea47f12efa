import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { paths } from '../../addresses.ts';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Meter } from '../../kit/ui/meter.tsx';
import { Card } from '../../kit/ui/page.tsx';
import {
  answerSharesOptions,
  questionSharesOptions,
  type AnswerShares,
  type QuestionShares,
  type Scope,
} from './analytics.api.ts';
import { Bars } from './bars.tsx';
import { type PartProps } from './part-figures.tsx';
import { questionRows, type QuestionRow } from './question-rows.ts';
import styles from './questions.module.css';

/** A questionnaire may have thousands; more are shown on demand. */
const step = 20;

const tones = {
  right: 'var(--color-brand)',
  wrong: 'var(--color-band-amber)',
  unanswered: 'var(--color-line-strong)',
} as const;
const shares = ['right', 'wrong', 'unanswered'] as const;

/** How each question was answered, those that hardly tell clinics apart first; opened, it shows its answers. */
export function Questions({ questionnaireId, period }: Readonly<PartProps>) {
  const t = useTexts();
  const scope: Scope = { questionnaireId, days: period.days };
  const questions = useQuery(questionSharesOptions(scope));
  const answers = useQuery(answerSharesOptions(scope));
  const rows = useMemo(
    () => questionRows(questions.data ?? [], answers.data ?? []),
    [answers.data, questions.data],
  );
  return (
    <Card note={t('analytics.questions.note')} title={t('analytics.questions.title')}>
      <Loaded errorTitle="analytics.load.questions" lines={8} query={questions}>
        {(list) => (
          <div className="stack gap-3">
            <p className="strong">
              {list.length === 0 ? t('analytics.questions.none') : <UniformText questions={list} />}
            </p>
            <Loaded empty={<NoAnswers />} errorTitle="analytics.load.answers" lines={8} query={answers}>
              {() => null}
            </Loaded>
            <Legend />
            <Rows rows={rows} />
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function UniformText({ questions }: { questions: readonly QuestionShares[] }) {
  const t = useTexts();
  const uniform = questions.filter(({ isUniform }) => isUniform).length;
  if (uniform === 0) return t('analytics.questions.all-tell');
  return t('analytics.questions.uniform', {
    number: formatNumber(uniform, 0),
    total: formatNumber(questions.length, 0),
  });
}

function NoAnswers() {
  const t = useTexts();
  return (
    <p>
      {t('analytics.answers.none')} <Link to={paths.configuration}>{t('analytics.answers.set-up')}</Link>
    </p>
  );
}

function Rows({ rows }: { rows: readonly QuestionRow[] }) {
  const t = useTexts();
  const [shown, setShown] = useState(step);
  return (
    <>
      <ol className="ruled">
        {rows.slice(0, shown).map((row) => (
          <li key={row.id}>
            <Row row={row} />
          </li>
        ))}
      </ol>
      {rows.length > shown && (
        <Button className="hide-in-print self-start" onClick={() => setShown(shown + step)}>
          {t('analytics.questions.more', { number: formatNumber(rows.length - shown, 0) })}
        </Button>
      )}
    </>
  );
}

function Row({ row: { questionText, sectionName, judged, answers } }: { row: QuestionRow }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const head = (
    <span className={styles.head}>
      <span className="may-shrink anywhere">
        {questionText} <span className="text-1 soft">{sectionName}</span>
        {judged?.isUniform === true && (
          <span className={`tint-warning text-1 strong warning ${styles.mark}`}>
            {t('analytics.questions.mark')}
          </span>
        )}
      </span>
      {judged === null ? (
        <span className="text-1 soft">{t('analytics.questions.no-points')}</span>
      ) : (
        <>
          <Meter
            parts={shares.map((share) => ({ percent: judged[`${share}Percentage`], color: tones[share] }))}
            size="middle"
          />
          <span className="text-1 numeric nowrap">
            {shares.map((share) => formatPercent(judged[`${share}Percentage`], 0)).join(' · ')}
          </span>
        </>
      )}
    </span>
  );
  if (answers === null) return <div className={styles.row}>{head}</div>;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.row}>{head}</summary>
      {open && <Answers answers={answers} />}
    </details>
  );
}

/** How often each answer was chosen, of those who answered the question. */
function Answers({ answers: { answered, unknown, severalChosen, options } }: { answers: AnswerShares }) {
  const t = useTexts();
  const bars = [
    ...options.map(({ id, label, points, n, percentage }) => ({
      key: id,
      label,
      about: t('analytics.answers.points', { count: points, number: formatNumber(points, 0) }),
      n,
      percentage,
    })),
    ...(unknown > 0
      ? [
          {
            key: 'unknown',
            label: t('analytics.answers.unknown'),
            n: unknown,
            percentage: (100 * unknown) / answered,
            color: 'var(--color-band-amber)',
          },
        ]
      : []),
  ];
  return (
    <div className={`stack gap-3 tint-mist round pad-3 ${styles.answers}`}>
      <p className="text-1 soft">
        {[
          t('analytics.answers.answered', { number: formatNumber(answered, 0) }),
          ...(severalChosen ? [t('analytics.answers.several')] : []),
        ].join(' · ')}
      </p>
      <Bars bars={bars} />
    </div>
  );
}

/** What the colours of the bars mean; the numbers stand in the same order. */
function Legend() {
  const t = useTexts();
  return (
    <ul className="cluster gap-line text-1">
      {shares.map((tone) => (
        <li className="inline-row" key={tone}>
          <span aria-hidden="true" className="swatch" style={{ background: tones[tone] }} />
          {t(`analytics.column.${tone}`)}
        </li>
      ))}
    </ul>
  );
}
