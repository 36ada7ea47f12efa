import { useId, useState, type ComponentProps } from 'react';
import { formatDate, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../../shared/texts/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { FoldedOnPhone } from '../../ui/folded.tsx';
import { isPhone } from '../../ui/is-phone.ts';
import fieldStyles from '../../ui/field/field.module.css';
import { type Solution } from '../evaluation-view.ts';
import { promiseOf } from '../promise.ts';
import { shortName } from '../short-name.ts';
import { OfferButton } from '../solution-list.tsx';
import { type StepNotes } from './plan-store.ts';
import styles from './plan.module.css';
import { type PlanStepView } from './use-plan.ts';

const longestName = 80;

/** Of a step's tick, which has the focus when it was started. */
export const tickId = (id: string) => `step-${id}`;

interface PlanStepProps {
  step: PlanStepView;
  /** What serves it, where no step before it is served by the same. */
  solution?: Solution | undefined;
  onChange: (change: Partial<StepNotes> & Pick<StepNotes, 'state'>) => void;
}

/** A step that is worked on now, with why, who sees to it and by when; or one that is done. */
export function PlanStep({ step, solution, onChange }: PlanStepProps) {
  const t = useTexts();
  const { id, text, notes } = step;
  const done = notes.state === 'done';
  const name = shortName(text);
  const phone = isPhone();
  const help = solution !== undefined && (
    <p className="cluster gap-line align-center text-3">
      <span>{t('evaluation.plan.solution', { name: solution.name })}</span>
      <OfferButton look="plain" place="summary" solution={solution} />
    </p>
  );
  // A step with a note counts as started.
  const note = (change: Partial<StepNotes>) => onChange({ ...change, state: 'planned' });
  return (
    <li className={`card anywhere ${styles.step}`} data-state={notes.state}>
      <label className={styles.tip}>
        <input
          checked={done}
          id={tickId(id)}
          onChange={() => onChange({ state: done ? 'planned' : 'done' })}
          type="checkbox"
        />
        <span className="strong" dir="auto">
          {name}
        </span>
        <span className="visually-hidden">: {t('evaluation.plan.done')}</span>
      </label>
      <div className={`stack ${styles.about}`}>
        <div className="stack gap-1">
          {step.reason !== undefined && <p>{reasonOf(step, t)}</p>}
          <StepFacts step={step} />
        </div>
        {!phone && help}
        {!done && (
          <FoldedOnPhone title={notesTitle(notes, help !== false, t)}>
            {phone && help}
            <fieldset className="cluster gap-wide align-end may-shrink text-3">
              <legend className="visually-hidden">{name}</legend>
              <NoteField
                autoComplete="off"
                label={t('evaluation.plan.who')}
                maxLength={longestName}
                onNote={(who) => note({ who })}
                type="text"
                value={notes.who}
              />
              <NoteField
                label={t('evaluation.plan.due')}
                max="2099-12-31"
                min="2000-01-01"
                onNote={(value) => note({ due: value === '' ? null : value })}
                type="date"
                value={notes.due ?? ''}
              />
              <Button look="plain" onClick={() => onChange({ state: 'later' })}>
                {t('evaluation.plan.put-back')}
              </Button>
            </fieldset>
          </FoldedOnPhone>
        )}
      </div>
    </li>
  );
}

interface LaterStepProps {
  step: PlanStepView;
  /** Says why it cannot be started; none where it can. */
  refusal: string | undefined;
  onStart: () => void;
}

/** A step for later, in a line. */
export function LaterStep({ step, refusal, onStart }: LaterStepProps) {
  const t = useTexts();
  const name = shortName(step.text);
  return (
    <li className={`cluster gap-3 spread align-center anywhere ${styles.laterStep}`}>
      <div>
        <p dir="auto">{name}</p>
        <StepFacts step={step} />
      </div>
      <Button
        aria-describedby={refusal}
        aria-disabled={refusal !== undefined}
        look="plain"
        onClick={() => {
          if (refusal === undefined) onStart();
        }}
      >
        {t('evaluation.plan.start')}
        <span className="visually-hidden">: {name}</span>
      </Button>
    </li>
  );
}

/** Area, what it promises, its effort; and what is noted of it where it is not in the fields. */
function StepFacts({ step }: { step: PlanStepView }) {
  const t = useTexts();
  const { state, who, due } = step.notes;
  const noted = step.reason === undefined ? [who, dayOf(due)] : [];
  return (
    <p className="cluster gap-line text-3 soft">
      {step.reason !== undefined && state === 'planned' && (
        <span className="strong brand">{t('evaluation.plan.started')}</span>
      )}
      {factsOf(step, t).map((fact) => (
        <bdi key={fact}>{fact}</bdi>
      ))}
      {noted
        .filter((one) => one !== '')
        .map((one) => (
          <bdi className="strong" key={one}>
            {one}
          </bdi>
        ))}
    </p>
  );
}

/** What is noted, or that it can be, and that a product serves the step. */
const notesTitle = ({ who, due }: StepNotes, hasHelp: boolean, t: Translate): string =>
  [who, dayOf(due)].filter((one) => one.trim() !== '').join(' · ') ||
  t(`evaluation.plan.${hasHelp ? 'notes-help' : 'notes'}`);

/** A day of the plan, by the reader's clock; empty where none was set. */
export const dayOf = (due: string | null): string => (due === null ? '' : formatDate(`${due}T00:00`));

/** Why a step comes now, in words. */
export const reasonOf = ({ reason, missing }: PlanStepView, t: Translate): string =>
  reason === undefined ? '' : t(`evaluation.plan.why-${reason}`, { percent: formatPercent(missing) });

/** A step's area, what it promises and how much work it is, where it is little or much. */
export function factsOf(step: PlanStepView, t: Translate): string[] {
  const { sectionName, effort } = step;
  const work = effort === 'small' || effort === 'large' ? t(`evaluation.plan.effort-${effort}`) : '';
  return [sectionName, promiseOf(step, t), work].filter((fact) => fact !== '');
}

interface NoteFieldProps extends ComponentProps<'input'> {
  label: string;
  value: string;
  /** Not called for half a date. */
  onNote: (value: string) => void;
}

/** A field that shows what is being typed, whatever comes back from where it is kept. */
function NoteField({ label, value, onNote, ...input }: NoteFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className={`stack gap-1 ${styles.note}`}>
      <label className="strong" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        className={fieldStyles.input}
        id={id}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.validity.valid) onNote(target.value);
        }}
        value={typed ?? value}
      />
    </div>
  );
}
