import { useQuery } from '@tanstack/react-query';
import { Button, Switch } from 'antd';
import { useId, useState } from 'react';
import { formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Card } from '../../kit/ui/page.tsx';
import { questionSharesOptions, type QuestionShares, type Scope } from './analytics.api.ts';
import { NumbersTable } from './numbers-table.tsx';
import styles from './questions.module.css';
import { Share } from './share.tsx';

/** A questionnaire may have thousands; more are shown on demand. */
const step = 50;

const tones = {
  right: 'var(--color-brand)',
  wrong: 'var(--color-band-amber)',
  unanswered: 'var(--color-line-strong)',
} as const;

/** How each question was answered, and which of them hardly tell clinics apart. */
export function Questions(scope: Readonly<Scope>) {
  const t = useTexts();
  const questions = useQuery(questionSharesOptions(scope));
  return (
    <Card note={t('analytics.questions.note')} title={t('analytics.questions.title')}>
      <Loaded errorTitle="analytics.load.questions" lines={8} query={questions}>
        {(list) => <Shares questions={list} />}
      </Loaded>
    </Card>
  );
}

function Shares({ questions }: { questions: readonly QuestionShares[] }) {
  const t = useTexts();
  const id = useId();
  const [uniformOnly, setUniformOnly] = useState(false);
  const [shown, setShown] = useState(step);
  const uniform = questions.filter(({ isUniform }) => isUniform);
  const listed = uniformOnly ? uniform : questions;
  if (questions.length === 0) return <p className="strong">{t('analytics.questions.none')}</p>;
  return (
    <div className="stack gap-3">
      <p className="strong">
        {uniform.length === 0
          ? t('analytics.questions.all-tell')
          : t('analytics.questions.uniform', {
              number: formatNumber(uniform.length, 0),
              total: formatNumber(questions.length, 0),
            })}
      </p>
      {uniform.length > 0 && (
        <label className="hide-in-print inline-row" htmlFor={id}>
          <Switch checked={uniformOnly} id={id} onChange={setUniformOnly} />
          <span>{t('analytics.questions.only')}</span>
        </label>
      )}
      <Legend />
      <NumbersTable
        columns={(['question', 'answers', 'right', 'wrong', 'unanswered'] as const).map((name) =>
          t(`analytics.column.${name}`),
        )}
        label={t('analytics.questions.title')}
        rows={listed.slice(0, shown).map((question) => ({ key: question.id, cells: cellsOf(question) }))}
      />
      {listed.length > shown && (
        <Button className="hide-in-print self-start" onClick={() => setShown(shown + step)}>
          {t('analytics.questions.more', { number: formatNumber(listed.length - shown, 0) })}
        </Button>
      )}
    </div>
  );
}

function cellsOf(question: QuestionShares) {
  const { rightPercentage, wrongPercentage, unansweredPercentage } = question;
  return [
    <QuestionName key="name" question={question} />,
    <Share
      key="bar"
      parts={[
        { percent: rightPercentage, color: tones.right },
        { percent: wrongPercentage, color: tones.wrong },
        { percent: unansweredPercentage, color: tones.unanswered },
      ]}
    >
      {formatNumber(question.right + question.wrong + question.unanswered, 0)}
    </Share>,
    ...[rightPercentage, wrongPercentage, unansweredPercentage].map((percent) => formatPercent(percent, 1)),
  ];
}

function QuestionName({ question }: { question: QuestionShares }) {
  const t = useTexts();
  return (
    <>
      {question.questionText}
      <span className="block text-1 soft">{question.sectionName}</span>
      {question.isUniform && (
        <span className={`tint-warning space-above-1 text-1 strong warning ${styles.mark}`}>
          {t('analytics.questions.mark')}
        </span>
      )}
    </>
  );
}

/** What the colours of the bars mean; the numbers say the same. */
function Legend() {
  const t = useTexts();
  return (
    <ul className="cluster gap-line">
      {(['right', 'wrong', 'unanswered'] as const).map((tone) => (
        <li className="inline-row" key={tone}>
          <span aria-hidden="true" className="swatch" style={{ background: tones[tone] }} />
          {t(`analytics.column.${tone}`)}
        </li>
      ))}
    </ul>
  );
}
