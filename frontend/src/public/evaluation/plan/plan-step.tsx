import { useId, useState, type ComponentProps } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import fieldStyles from '../../ui/field/field.module.css';
import { type Solution } from '../evaluation-view.ts';
import { promiseOf } from '../promise.ts';
import { type TipOfSection } from '../ranked-tips.ts';
import { shortName } from '../short-name.ts';
import { OfferButton } from '../solution-list.tsx';
import { type StepNotes } from './plan-store.ts';
import styles from './plan.module.css';

const longestName = 80;

interface PlanStepProps {
  tip: TipOfSection;
  /** What serves it, where no step before it is served by the same. */
  solution: Solution | undefined;
  notes: StepNotes | undefined;
  /** The day that a step gets when it is ticked and has none. */
  suggestedDue: string;
  onChange: (change: Partial<StepNotes>) => void;
}

/** One step: ticked it is planned, and asks who sees to it and by when. */
export function PlanStep({ tip, solution, notes, suggestedDue, onChange }: PlanStepProps) {
  const t = useTexts();
  const { state, who, due } = notes ?? { state: 'open', who: '', due: null };
  const ticked = state !== 'open';
  const tick = () => {
    if (ticked) onChange({ state: 'open' });
    else onChange({ state: 'planned', ...(due === null ? { due: suggestedDue } : {}) });
  };
  return (
    <li className={`card anywhere ${styles.step}`} data-state={state}>
      <label className={`align-center pad-3 ${styles.tip}`}>
        <input checked={ticked} onChange={tick} type="checkbox" />
        <span dir="auto">{shortName(tip.text)}</span>
        <span className={`cluster gap-line text-3 soft ${styles.reason}`}>
          <bdi>{tip.sectionName}</bdi>
          <span>{promiseOf(tip, t)}</span>
          {(tip.effort === 'small' || tip.effort === 'large') && (
            <span>{t(`evaluation.plan.effort-${tip.effort}`)}</span>
          )}
        </span>
      </label>
      {solution !== undefined && (
        <p className={`cluster gap-line align-center text-3 ${styles.solution}`}>
          <span>{t('evaluation.plan.solution', { name: solution.name })}</span>
          <OfferButton look="plain" place="summary" solution={solution} />
        </p>
      )}
      {ticked && (
        <fieldset className={`cluster gap-wide align-end may-shrink text-3 ${styles.notes}`}>
          <legend className="visually-hidden">{shortName(tip.text)}</legend>
          <NoteField
            autoComplete="off"
            label={t('evaluation.plan.who')}
            maxLength={longestName}
            onNote={(value) => onChange({ who: value })}
            type="text"
            value={who}
          />
          <NoteField
            label={t('evaluation.plan.due')}
            max="2099-12-31"
            min="2000-01-01"
            onNote={(value) => onChange({ due: value === '' ? null : value })}
            type="date"
            value={due ?? ''}
          />
          <label className={`inline-row strong ${styles.done}`}>
            <input
              checked={state === 'done'}
              onChange={(event) => onChange({ state: event.target.checked ? 'done' : 'planned' })}
              type="checkbox"
            />
            {t('evaluation.plan.done')}
          </label>
        </fieldset>
      )}
    </li>
  );
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
