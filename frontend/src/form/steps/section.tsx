import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../public/ui/button.tsx';
import { useTexts } from '../../shared/texts/i18n.ts';
import { isAnswered } from '../draft/answers.ts';
import { ErrorSummary } from '../error-summary.tsx';
import { type FormQuestion, type FormSection } from '../form.api.ts';
import styles from '../form.module.css';
import { Heading } from '../heading.tsx';
import { bringIntoView } from '../host-page.ts';
import { Paragraphs } from '../paragraphs.tsx';
import { missingIn, neighbours, questionElement, type Step } from '../position.ts';
import { Question } from '../question.tsx';
import { type StepProps } from './step-props.ts';

interface SectionProps extends StepProps {
  section: FormSection;
  step: Extract<Step, { view: 'section' }>;
}

/** One section a page: its questions, and the ways on, back and out. */
export function Section({ session, state, go, section, step }: SectionProps) {
  const t = useTexts();
  const { form, answers } = state;
  const [tries, setTries] = useState(0);
  const number = form.sections.indexOf(section) + 1;
  const total = form.sections.length;
  const { before, after } = neighbours(form, section.id);
  const missing = tries > 0 || step.checked === true ? missingIn(section.questions, answers) : [];
  const place = t('form.section.place', { number, total });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (missingIn(section.questions, answers).length > 0) return setTries(tries + 1);
    session.forgetNotices();
    go(step.isChange === true ? { view: 'review', ...at(step.question) } : after);
  };

  /** To the question behind this one, and on behind the last one. */
  const goOn = (question: FormQuestion, input: HTMLInputElement) => {
    const next = section.questions[section.questions.indexOf(question) + 1];
    if (next === undefined) input.form?.requestSubmit();
    else focusQuestion(questionElement(next.questionId));
  };

  return (
    <form className="stack gap-5" noValidate onSubmit={submit}>
      <div aria-hidden="true" className={styles.track}>
        <div className={styles.done} style={{ inlineSize: `${((number - 1) / total) * 100}%` }} />
      </div>
      <div className="stack gap-3">
        <Heading
          focus={step.question === undefined ? undefined : questionElement(step.question)}
          hasErrors={missing.length > 0}
          step={`section-${section.id}`}
          title={`${place}: ${section.name} – ${form.name}`}
        >
          <span className="block text-3 normal soft space-below-1">{place}</span>
          {section.name}
        </Heading>
        {section.description !== null && <Paragraphs text={section.description} />}
      </div>
      <ErrorSummary
        faults={missing.map(({ questionId, text }) => ({
          message: t(isAnswered(answers[questionId]) ? 'form.error.number' : 'form.error.answer', {
            question: text,
          }),
          element: questionElement(questionId),
        }))}
        tries={tries}
      />
      <div className="stack gap-7">
        {section.questions.map((question) => (
          <Question
            answer={answers[question.questionId]}
            isMissing={missing.includes(question)}
            key={question.questionId}
            onEnter={(input) => goOn(question, input)}
            onAnswer={(answer) => session.answer(question.questionId, answer)}
            question={question}
          />
        ))}
      </div>
      <div className="cluster gap-3 space-above-4">
        <Button type="submit">
          {t(step.isChange === true ? 'form.section.to-review' : 'form.section.next')}
        </Button>
        {step.isChange !== true && (
          <Button look="quiet" onClick={() => go(before)}>
            {t('form.section.back')}
          </Button>
        )}
        <Button look="plain" onClick={() => go({ view: 'later' })}>
          {t('form.section.later')}
        </Button>
      </div>
    </form>
  );
}

/** Its chosen option, else its first one, or the field for words. */
function focusQuestion(id: string): void {
  const element = document.getElementById(id);
  const control =
    element?.querySelector<HTMLElement>('input:checked') ?? element?.querySelector('input') ?? element;
  control?.focus({ preventScroll: true });
  bringIntoView(element, 'center');
}

const at = (question: string | undefined) => (question === undefined ? {} : { question });
