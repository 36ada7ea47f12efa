import { useState } from 'react';
import { Button } from '../../public/ui/button.tsx';
import { useTexts } from '../../shared/texts/i18n.ts';
import { fewAnswers, isAnswered, questionsOf } from '../draft/answers.ts';
import { ErrorSummary } from '../error-summary.tsx';
import { type FormDefinition, type FormQuestion, type FormSection } from '../form.api.ts';
import styles from '../form.module.css';
import { Heading } from '../heading.tsx';
import { Notices } from '../notices.tsx';
import { missingIn, sectionWith, wordsOf, type Step } from '../position.ts';
import { type StepProps } from './step-props.ts';

interface ReviewProps extends StepProps {
  step: Extract<Step, { view: 'review' }>;
  /** With the questions that are not asked. */
  whole: FormDefinition;
}

/** Every question with its answer, and the way back to each. */
export function Review({ state, go, step, whole }: ReviewProps) {
  const t = useTexts();
  const { form, answers } = state;
  const [tries, setTries] = useState(0);
  const questions = questionsOf(form);
  const missing = missingIn(questions, answers);
  const open = questions.filter(({ questionId }) => !isAnswered(answers[questionId])).length;
  const few = fewAnswers(form, answers);
  const hidden = questionsOf(whole)
    .filter((question) => isAnswered(answers[question.questionId]) && !questions.includes(question))
    .map(({ text }) => text);
  const change = (question: FormQuestion, checked: boolean) => {
    const section = sectionWith(form, question.questionId);
    if (section === undefined) return;
    const { questionId } = question;
    go({ view: 'section', section: section.id, question: questionId, isChange: true, ...marked(checked) });
  };
  return (
    <>
      <Heading
        focus={step.question === undefined ? undefined : changeElement(step.question)}
        hasErrors={tries > 0 && missing.length > 0}
        step="review"
        title={`${t('form.review.title')} – ${form.name}`}
      >
        {t('form.review.title')}
      </Heading>
      <p>{open === 0 ? t('form.review.complete') : t('form.review.open', { count: open })}</p>
      {hidden.length > 0 && <Notices notices={[{ kind: 'hidden', questions: hidden }]} />}
      {few !== null && <p className="strong">{t('form.review.few', few)}</p>}
      {tries > 0 && (
        <ErrorSummary
          faults={missing.map((question) => ({
            message: t(isAnswered(answers[question.questionId]) ? 'form.error.number' : 'form.error.answer', {
              question: question.text,
            }),
            element: changeElement(question.questionId),
            go: () => change(question, true),
          }))}
          tries={tries}
        />
      )}
      {form.sections.map((section) => (
        <SectionAnswers
          key={section.id}
          onChange={(question) => change(question, false)}
          section={section}
          state={state}
        />
      ))}
      <div className="cluster gap-3 space-above-4">
        <Button onClick={() => (missing.length > 0 ? setTries(tries + 1) : go({ view: 'send' }))}>
          {t('form.review.next')}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            const last = form.sections.at(-1);
            go(last === undefined ? { view: 'intro' } : { view: 'section', section: last.id });
          }}
        >
          {t('form.section.back')}
        </Button>
        <Button look="plain" onClick={() => go({ view: 'later' })}>
          {t('form.section.later')}
        </Button>
      </div>
    </>
  );
}

interface SectionAnswersProps extends Pick<StepProps, 'state'> {
  section: FormSection;
  onChange: (question: FormQuestion) => void;
}

function SectionAnswers({ section, state, onChange }: SectionAnswersProps) {
  const t = useTexts();
  return (
    <section className="stack">
      <h2 className="text-5">{section.name}</h2>
      <ul className="ruled">
        {section.questions.map((question) => {
          const words = wordsOf(question, state.answers);
          return (
            <li className="row spread gap-4 align-start" key={question.questionId}>
              <div className="stack gap-1 may-shrink">
                <p className="soft pre-line">{question.text}</p>
                {words.map((line) => (
                  <p className="strong pre-wrap" key={line}>
                    {line}
                  </p>
                ))}
                {words.length === 0 && (
                  <p className={question.required ? 'strong bad' : 'strong warning'}>
                    {t(question.required ? 'form.review.missing' : 'form.review.unanswered')}
                  </p>
                )}
              </div>
              <button
                className={`fixed ${styles.change}`}
                id={changeElement(question.questionId)}
                onClick={() => onChange(question)}
                type="button"
              >
                {t(words.length === 0 ? 'form.review.answer' : 'form.review.change')}
                <span className="visually-hidden">: {question.text}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const changeElement = (questionId: string): string => `change-${questionId}`;
const marked = (checked: boolean) => (checked ? { checked } : {});
