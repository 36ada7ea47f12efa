import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { paths } from '../../addresses.ts';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Card } from '../../kit/ui/page.tsx';
import { answerSharesOptions, type AnswerShares, type Scope } from './analytics.api.ts';
import styles from './answers.module.css';
import { Bars } from './bars.tsx';

/** A questionnaire may have thousands of questions; more are shown on demand. */
const step = 20;

/** How often each answer was chosen, of every question that has answers to choose from; also of those without points. */
export function Answers(scope: Readonly<Scope>) {
  const t = useTexts();
  const answers = useQuery(answerSharesOptions(scope));
  return (
    <Card note={t('analytics.answers.note')} title={t('analytics.answers.title')}>
      <Loaded empty={<NoAnswers />} errorTitle="analytics.load.answers" lines={8} query={answers}>
        {(questions) => <Questions questions={questions} />}
      </Loaded>
    </Card>
  );
}

function NoAnswers() {
  const t = useTexts();
  return (
    <p>
      {t('analytics.answers.none')} <Link to={paths.configuration}>{t('analytics.answers.set-up')}</Link>
    </p>
  );
}

function Questions({ questions }: { questions: readonly AnswerShares[] }) {
  const t = useTexts();
  const [shown, setShown] = useState(step);
  return (
    <div className="stack gap-4">
      <ol className={`columns gap-5 ${styles.questions}`}>
        {questions.slice(0, shown).map((question) => (
          <li className={`stack content-start may-shrink ${styles.question}`} key={question.id}>
            <Question question={question} />
          </li>
        ))}
      </ol>
      {questions.length > shown && (
        <Button className="hide-in-print self-start" onClick={() => setShown(shown + step)}>
          {t('analytics.questions.more', { number: formatNumber(questions.length - shown, 0) })}
        </Button>
      )}
    </div>
  );
}

function Question({ question }: { question: AnswerShares }) {
  const t = useTexts();
  const { questionText, sectionName, answered, unknown, severalChosen, options } = question;
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
    <>
      <h3 className="anywhere">{questionText}</h3>
      <p className="text-1 soft anywhere">
        {[
          sectionName,
          t('analytics.answers.answered', { number: formatNumber(answered, 0) }),
          ...(severalChosen ? [t('analytics.answers.several')] : []),
        ].join(' · ')}
      </p>
      <Bars bars={bars} />
    </>
  );
}
