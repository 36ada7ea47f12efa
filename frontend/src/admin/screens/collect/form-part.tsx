import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type CardProps } from './collect-page.tsx';
import { type CollectTexts } from './collect-texts.ts';

/** What every part of the form is given. */
export interface PartProps extends CardProps {
  texts: CollectTexts;
  type: (field: keyof CollectTexts, text: string) => void;
  /** Whether something of it is typed and not saved. */
  changed: boolean;
  /** Why it cannot be saved yet; null when it can. */
  problem: string | null;
}

interface FormPartProps extends Pick<PartProps, 'changed' | 'problem'> {
  /** Names its texts. */
  name: string;
  /** What is set, in a few words. */
  summary: string;
  children: ReactNode;
}

/** Settings that few change after the first time: one row that says what is set, and the fields when it is opened. */
export function FormPart({ name, summary, changed, problem, children }: FormPartProps) {
  const t = useTexts();
  const [open, setOpen] = useState(changed);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} open={open}>
      <summary className="anywhere">
        <span className="strong">{t(`collect.${name}.title`)}</span>{' '}
        <span className="soft">{summary === '' ? t('collect.none') : summary}</span>{' '}
        {changed && <span className="text-1 warning">({t('collect.unsaved')})</span>}
      </summary>
      {open && (
        <div className="stack gap-3 space-above-2 space-below-4">
          <p className="hide-empty soft roomy measure">{t(`collect.${name}.note`, {}, '')}</p>
          {children}
          <p
            className="hide-empty bad"
            id={`collect-${name}-problem`}
            role={problem === null ? undefined : 'alert'}
          >
            {problem}
          </p>
        </div>
      )}
    </details>
  );
}

interface FieldProps {
  id: string;
  label: string;
  hint?: string;
  children: ReactNode;
}

/** A field under its label, with what there is to know about it. */
export function Field({ id, label, hint, children }: FieldProps) {
  return (
    <div className="stack gap-1 may-shrink">
      <label className="strong" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="soft" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
    </div>
  );
}
