import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import questionStyles from '../questions/questions.module.css';

interface PointsOfAnswersProps {
  /** The question's name for readers. */
  name: string;
  points: number;
}

/** In place of correct answer and points, where the answers' own points decide: what the question is worth by them. */
export function PointsOfAnswers({ name, points }: PointsOfAnswersProps) {
  const t = useTexts();
  return (
    <>
      <p
        className={`stack gap-0 content-start may-shrink ${questionStyles.field} ${questionStyles.readOnly}`}
        data-field="correctAnswer"
      >
        <span className={`text-1 soft ${questionStyles.label}`}>
          {t('config.field.correctAnswer')}
          <span className="visually-hidden"> – {name}</span>
        </span>
        <span className="text-2 soft">{t('config.answers.decides')}</span>
      </p>
      <p
        className={`stack gap-0 content-start may-shrink ${questionStyles.field} ${questionStyles.readOnly}`}
        data-field="pointValue"
      >
        <span className={`text-1 soft ${questionStyles.label}`}>
          {t('config.field.pointValue')}
          <span className="visually-hidden"> – {name}</span>
        </span>
        <span className="strong numeric">{formatNumber(points, 0)}</span>
        <span className="text-1 soft">{t('config.answers.from-answers')}</span>
      </p>
    </>
  );
}
