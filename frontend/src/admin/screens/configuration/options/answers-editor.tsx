import { useMemo, type ReactNode } from 'react';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { type Question } from '../configuration.api.ts';
import { useDragRows } from '../drag-rows.ts';
import { type QuestionWork } from '../questions/question-drafts.ts';
import { ReceivedAnswers } from '../proposals/received-answers.tsx';
import { cells } from '../questions/cell-keys.ts';
import { useQuestionTable } from '../questions/question-table-context.ts';
import questionStyles from '../questions/questions.module.css';
import { faultsOf, mostAnswers, mostPoints } from './answer-faults.ts';
import { AnswerRow } from './answer-row.tsx';
import { AnswersContext } from './answer-step.tsx';
import { choosable, type EditedAnswers } from './answers.ts';
import { KindChoice } from './kind-choice.tsx';
import styles from './options.module.css';
import { QuickSets } from './quick-sets.tsx';
import { RemovedAnswers } from './removed-answers.tsx';
import { addId, answerSteps, type AnswerSteps } from './answer-steps.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../../shared/api/query.ts';
import { useCurrentQuestionnaire } from '../../../kit/session/current-questionnaire.tsx';

interface AnswersEditorProps {
  question: Question;
  answers: EditedAnswers;
  work: QuestionWork;
  name: string;
  /** What else there is to say about answering. */
  children: ReactNode;
  /** Which numbers are accepted, where one is asked for. */
  bounds: ReactNode;
}

/** How a question is answered, and what can be chosen. Saved and given up with the question's other fields. */
export function AnswersEditor({ question, answers, work, name, children, bounds }: AnswersEditorProps) {
  const t = useTexts();
  const { drafts, save, goOn } = useQuestionTable();
  // One object as long as the question is stored as it is: rows are not drawn again.
  const steps = useMemo(
    () => answerSteps({ question, drafts, save, goOn, t }),
    [question, drafts, save, goOn, t],
  );
  const responsesOf = useResponsesOf(question.id);
  const options = choosable(answers);
  const isNumber = answers.kind === 'number';
  return (
    <div className="stack gap-3">
      <div className="cluster gap-wide spread align-end">
        <KindChoice name={name} onChoose={steps.chooseKind} questionId={question.id} value={answers.kind} />
        {children}
      </div>
      {isNumber && bounds}
      {(answers.kind === 'single' || answers.kind === 'multiple') && options.length === 0 && (
        <QuickSets name={name} question={question} steps={steps} work={work} />
      )}
      {options.length > 0 && (
        <>
          <AnswerList answers={answers} name={name} question={question} steps={steps} work={work} />
          <p className="text-1 soft">
            {options.length >= mostAnswers
              ? t('config.answers.fault-many', { most: formatNumber(mostAnswers, 0) })
              : t(isNumber ? 'config.answers.bands-hint' : 'config.answers.hint')}
          </p>
        </>
      )}
      {answers.kind !== 'text' && (
        <div className="cluster align-start">
          {(options.length > 0 || isNumber) && (
            <button
              aria-disabled={options.length >= mostAnswers}
              aria-label={`${t(isNumber ? 'config.answers.add-band' : 'config.answers.add')}: ${name}`}
              className={`control ${questionStyles.button}`}
              id={addId(question.id)}
              onClick={steps.add}
              type="button"
            >
              {t(isNumber ? 'config.answers.add-band' : 'config.answers.add')}
            </button>
          )}
          {!isNumber && <ReceivedAnswers name={name} onTake={steps.addLabels} questionId={question.id} />}
        </div>
      )}
      <RemovedAnswers answers={answers} responsesOf={responsesOf} steps={steps} />
    </div>
  );
}

type AnswerListProps = Omit<AnswersEditorProps, 'children' | 'bounds'> & { steps: AnswerSteps };

function AnswerList({ question, answers, work, name, steps }: AnswerListProps) {
  const t = useTexts();
  const isNumber = answers.kind === 'number';
  const drag = useDragRows(steps.drop, 'answer');
  const { of, whole } = faultsOf(answers);
  const stored = useMemo(() => new Map(question.options.map((one) => [one.id, one])), [question]);
  const before = useMemo(() => new Map(answers.from.options.map((one) => [one.key, one])), [answers.from]);
  return (
    <AnswersContext value={answers}>
      <div aria-hidden="true" className={`text-1 strong soft ${styles.columns}`} data-bands={isNumber}>
        <span />
        {isNumber && <span>{t('config.answers.from')}</span>}
        <span>{t(isNumber ? 'config.answers.band' : 'config.answers.label')}</span>
        <span>{t('config.field.pointValue')}</span>
        <span>{t('config.answers.meaning')}</span>
        <span>{t('config.answers.advice')}</span>
        <span>{t('config.answers.leads-to')}</span>
      </div>
      <ol
        aria-label={`${t('config.answers.title')}: ${name}`}
        className={`ruled ${styles.list}`}
        data-bands={isNumber}
        {...cells}
        {...drag}
      >
        {answers.options.map((option, index) => (
          <AnswerRow
            before={before.get(option.key)}
            faults={of.get(option.key)}
            index={index}
            key={option.key}
            kind={answers.kind}
            last={index === answers.options.length - 1}
            locked={work.state === 'saving'}
            option={option}
            questionId={question.id}
            questionName={name}
            steps={steps}
            stored={option.id === undefined ? undefined : stored.get(option.id)}
          />
        ))}
      </ol>
      {whole !== null && (
        <p className="text-2 bad" role="alert">
          {t(`config.answers.fault-${whole}`, {
            most: formatNumber(whole === 'many' ? mostAnswers : mostPoints, 0),
          })}
        </p>
      )}
    </AnswersContext>
  );
}

/** How many responses hold an answer, by its id; null while that is not known. Asked for once an editor is open. */
function useResponsesOf(questionId: number): ((answerId: number) => number) | null {
  const { id: questionnaireId } = useCurrentQuestionnaire();
  const { data } = useQuery(
    query('/api/admin/analytics/answers', { query: { questionnaireId } }, { staleTime: 60_000 }),
  );
  if (data === undefined) return null;
  const question = data.find(({ id }) => id === questionId);
  return (answerId) => question?.options.find(({ id }) => id === answerId)?.n ?? 0;
}
