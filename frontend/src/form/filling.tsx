import { useEffect, useState } from 'react';
import { askedSections } from '../shared/conditions.ts';
import { useStore } from '../shared/state/store.ts';
import { type FormSession } from './draft/session.ts';
import { type Answers, hasAnswers } from './draft/answers.ts';
import { type FormDefinition, type Submitted } from './form.api.ts';
import { Notices, SavedLine } from './notices.tsx';
import { sectionOf, startingStep, type Step } from './position.ts';
import { Intro } from './steps/intro.tsx';
import type * as LastSteps from './steps/last-steps.ts';
import { Review } from './steps/review.tsx';
import { Section } from './steps/section.tsx';
import { Ended, Loading, NotLoaded } from './states.tsx';
import { stepBefore, useStep } from './use-step.ts';

interface FillingProps {
  session: FormSession;
  onAgain: () => void;
}

/** Filling in, from the introduction to the thanks. */
export function Filling({ session, onAgain }: FillingProps) {
  const state = useStore({ subscribe: session.subscribe, value: session.snapshot });
  const { answers, ended } = state;
  const form = asAsked(state.form, answers);
  const [first] = useState(() => (hasAnswers(answers) ? stepBefore() : null) ?? startingStep(form, answers));
  const [step, go] = useStep(first);
  const [sent, setSent] = useState<{ answer: Submitted; email: string } | null>(null);
  const [last, loadLastAgain] = useLastSteps(step);

  if (sent !== null && last?.steps !== undefined)
    return <last.steps.ThankYou email={sent.email} form={form} sent={sent.answer} />;
  if (ended !== null) return <Ended ended={ended} form={form} onAgain={onAgain} />;
  const asked = { ...state, form };
  const props = { session, state: asked, go };
  const send = (answer: Submitted) => setSent({ answer, email: state.contact.clientEmail.trim() });
  const shown = possibleStep(step, asked);
  const section = sectionOf(form, shown);
  return (
    <>
      <Notices notices={state.notices} />
      {shown.view === 'intro' && (
        <Intro form={form} isBegun={hasAnswers(answers)} onStart={() => go(afterIntro(asked))} />
      )}
      {shown.view === 'section' && section !== undefined && (
        <Section key={section.id} {...props} section={section} step={shown} />
      )}
      {shown.view === 'review' && <Review {...props} step={shown} whole={state.form} />}
      {(shown.view === 'send' || shown.view === 'later') &&
        (last === null ? (
          <Loading />
        ) : last.steps === undefined ? (
          <NotLoaded error={last.error} onRetry={loadLastAgain} preview={session.isPreview} />
        ) : shown.view === 'send' ? (
          <last.steps.Send {...props} onSent={send} />
        ) : (
          <last.steps.Later {...props} />
        ))}
      {shown.view !== 'intro' && !session.isPreview && (
        <SavedLine isStored={session.isStored} saving={state.saving} />
      )}
    </>
  );
}

interface Last {
  steps?: typeof LastSteps;
  error?: unknown;
}

/**
 * The steps that need the server anyway: loaded while the first questions are answered, and once more at each later step where that failed.
 * Null until it is known whether they could be.
 */
function useLastSteps({ view }: Step): [last: Last | null, again: () => void] {
  const [last, setLast] = useState<Last | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (view === 'intro') return;
    import('./steps/last-steps.ts').then(
      (steps) => setLast({ steps }),
      (error: unknown) => setLast({ error }),
    );
  }, [view, tries]);
  const again = () => {
    setLast(null);
    setTries(tries + 1);
  };
  return [last, again];
}

/** The questionnaire as it is asked by the answers so far: what is hidden keeps its answer until it is sent in. */
const asAsked = (form: FormDefinition, answers: Answers): FormDefinition => ({
  ...form,
  sections: askedSections(form.sections as AskedSection[], answers) as FormDefinition['sections'],
});
type AskedSection = Parameters<typeof askedSections>[0][number];

type Given = Parameters<typeof startingStep>;

/** The step that is asked for; where the questionnaire no longer has it, the one to go on with. */
function possibleStep(step: Step, { form, answers }: { form: Given[0]; answers: Given[1] }): Step {
  const isGone = step.view === 'section' && sectionOf(form, step) === undefined;
  return isGone ? startingStep(form, answers) : step;
}

/** The first section, or where somebody stands who has answered before. */
function afterIntro({ form, answers }: { form: Given[0]; answers: Given[1] }): Step {
  const next = startingStep(form, answers);
  const [section] = form.sections;
  return next.view === 'intro' && section !== undefined ? { view: 'section', section: section.id } : next;
}
