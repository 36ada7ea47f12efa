import { useTexts } from '../../../../shared/texts/i18n.ts';
import { answerKinds, type AnswerKind } from './answers.ts';
import styles from './options.module.css';

interface KindChoiceProps {
  questionId: number;
  /** The question's name for readers. */
  name: string;
  value: AnswerKind;
  onChoose: (kind: AnswerKind) => void;
}

/** Whether one answer is chosen, several, or whether a number or a text is typed. */
export function KindChoice({ questionId, name, value, onChoose }: KindChoiceProps) {
  const t = useTexts();
  return (
    <fieldset className="may-shrink">
      <legend className="text-1 soft">
        {t('config.answers.kind')}
        <span className="visually-hidden"> – {name}</span>
      </legend>
      <div className="cluster gap-wide">
        {answerKinds.map((kind) => (
          <label className={`inline-row text-2 ${styles.choice}`} key={kind}>
            <input
              checked={value === kind}
              name={`question-${questionId}-kind`}
              onChange={() => onChoose(kind)}
              type="radio"
            />
            {t(`config.answers.choose-${kind}`)}
          </label>
        ))}
      </div>
      {(value === 'text' || value === 'number') && (
        <p className="text-1 soft measure">{t(`config.answers.${value}-hint`)}</p>
      )}
    </fieldset>
  );
}
