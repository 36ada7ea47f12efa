import { useTexts } from '../../../../shared/texts/i18n.ts';
import { useCurrentQuestionnaire } from '../../../kit/session/current-questionnaire.tsx';
import { type Question } from '../configuration.api.ts';
import { type QuestionWork } from '../questions/question-drafts.ts';
import { textsOf, toPoints } from '../questions/question-fields.ts';
import questionStyles from '../questions/questions.module.css';
import { answerSet, labelsOf } from './answer-sets.ts';
import { addId, type AnswerSteps } from './answer-steps.ts';

const sets = ['yes-no', 'yes-partly-no'] as const;

interface QuickSetsProps {
  question: Question;
  work: QuestionWork;
  name: string;
  steps: AnswerSteps;
}

/** Ways to begin where a question has no answers yet. */
export function QuickSets({ question, work, name, steps }: QuickSetsProps) {
  const t = useTexts();
  const { language } = useCurrentQuestionnaire();
  const { pointValue, correctAnswer } = { ...textsOf(question), ...work.edits };
  const worth = { points: Math.max(Math.trunc(toPoints(pointValue)), 0), correctAnswer };
  return (
    <div className="stack justify-start">
      <p className="text-2 soft measure">{t('config.answers.empty')}</p>
      <div className="cluster">
        {sets.map((set) => (
          <button
            className={`control ${questionStyles.button}`}
            key={set}
            lang={language}
            onClick={() => steps.addSet(answerSet(set, language, worth))}
            type="button"
          >
            {labelsOf(set, language).join(' / ')}
            <span className="visually-hidden"> – {name}</span>
          </button>
        ))}
        <button
          aria-label={`${t('config.answers.add')}: ${name}`}
          className={`control ${questionStyles.button}`}
          id={addId(question.id)}
          onClick={steps.add}
          type="button"
        >
          {t('config.answers.add')}
        </button>
      </div>
    </div>
  );
}
