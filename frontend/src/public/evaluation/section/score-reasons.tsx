import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type QuestionView } from '../evaluation-view.ts';
import styles from './score-reasons.module.css';

interface ScoreReasonsProps {
  questions: readonly QuestionView[];
  unfolded: boolean;
}

/** Which questions brought points and which missed them; never what was answered, because the link gets shared. */
export function ScoreReasons({ questions, unfolded }: Readonly<ScoreReasonsProps>) {
  const t = useTexts();
  const counting = questions.filter(({ text, pointValue }) => text !== '' && pointValue > 0);
  if (counting.length === 0) return null;
  const missed = counting.filter(({ points, pointValue }) => points < pointValue);
  const gained = counting.filter(({ points, pointValue }) => points >= pointValue);
  return (
    <details className="card" open={unfolded || undefined}>
      <summary className={`row gap-4 spread align-center ${styles.summary}`}>
        <h2 className="text-4 strong">{t('evaluation.reasons.title')}</h2>
      </summary>
      <div className={`stack gap-5 ${styles.lists}`}>
        <QuestionList kind="missed" questions={missed} />
        <QuestionList kind="gained" questions={gained} />
        <p className="text-3 soft hide-in-print">{t('evaluation.reasons.note')}</p>
      </div>
    </details>
  );
}

interface QuestionListProps {
  kind: 'missed' | 'gained';
  questions: readonly QuestionView[];
}

function QuestionList({ kind, questions }: Readonly<QuestionListProps>) {
  const t = useTexts();
  if (questions.length === 0) return null;
  return (
    <section>
      <h3 className="space-below-1">{t(`evaluation.reasons.${kind}`)}</h3>
      <ul>
        {questions.map(({ text, points, pointValue }, index) => (
          <li className={`row spread anywhere unbroken ${styles.question}`} key={index}>
            <span className="may-shrink" dir="auto">
              {text}
            </span>
            <span className={`fixed strong numeric ${kind === 'missed' ? 'warning' : 'good'}`}>
              {t('evaluation.reasons.points', {
                count: pointValue,
                points: formatNumber(points),
                max: formatNumber(pointValue),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
