import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import questionStyles from '../questions/questions.module.css';
import { choosable, type EditedAnswers } from './answers.ts';
import { type AnswerSteps } from './answer-steps.ts';

interface RemovedAnswersProps {
  answers: EditedAnswers;
  /** Null while the numbers are not known. */
  responsesOf: ((answerId: number) => number) | null;
  steps: AnswerSteps;
}

/** Stored answers that go when the question is saved, with what becomes of the responses that hold them. */
export function RemovedAnswers({ answers, responsesOf, steps }: RemovedAnswersProps) {
  const t = useTexts();
  const staying = new Set(choosable(answers).map(({ key }) => key));
  const removed = answers.from.options
    .map((option, index) => ({ option, index }))
    .filter(({ option }) => !staying.has(option.key));
  if (removed.length === 0) return null;
  const mayBeHeld = removed.some(({ option: { id } }) => id !== undefined && responsesOf?.(id) !== 0);
  const fate = (id: number | undefined) => {
    const n = id === undefined ? 0 : responsesOf?.(id);
    if (n === undefined) return t('config.answers.held-unknown');
    return t(n === 0 ? 'config.answers.held-none' : 'config.answers.held', {
      count: n,
      number: formatNumber(n, 0),
    });
  };
  return (
    <div className="stack gap-1 pad-1 tint-warning">
      <p className="text-2 strong warning">{t('config.answers.goes')}</p>
      <ul className="ruled">
        {removed.map(({ option, index }) => (
          <li className="cluster gap-wide spread align-center" key={option.key}>
            <span className="text-2 may-shrink anywhere measure">
              <s>{option.label}</s> – {fate(option.id)}
            </span>
            {answers.kind !== 'text' && (
              <button
                aria-label={`${t('config.answers.restore')}: ${option.label}`}
                className={`control ${questionStyles.button}`}
                onClick={() => steps.restore(option, index)}
                type="button"
              >
                {t('config.answers.restore')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {mayBeHeld && answers.kind !== 'text' && (
        <p className="text-1 soft measure">{t('config.answers.held-note')}</p>
      )}
    </div>
  );
}
