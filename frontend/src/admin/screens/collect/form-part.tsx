import { type ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type FormChanges } from '../../kit/online-form/online-form.api.ts';
import { useSaveForm } from './use-save-form.ts';
import { SaveLine } from '../../kit/forms/save-line.tsx';
import { useUnsavedForm } from '../../kit/forms/unsaved-form.ts';
import { Card } from '../../kit/ui/page.tsx';
import { draftKey } from './draft-key.ts';

type Texts = Readonly<Record<string, string>>;

interface FormPartProps<T extends Texts> {
  /** Names its texts and what is kept of it in the tab. */
  name: string;
  questionnaireId: number;
  /** What is stored, as the fields show it. */
  saved: T;
  /** What the fields mean to the server; only what differs is sent. */
  toFields: (texts: T) => Readonly<Record<keyof T & string, FormChanges[keyof FormChanges]>>;
  /** A sentence that says why it cannot be saved yet; null when it can. */
  problem?: (texts: T) => string | null;
  children: (texts: T, type: (field: keyof T & string, text: string) => void, problemId: string) => ReactNode;
}

/** A card of settings with one save. What was typed stays in the tab until it is saved or given up. */
export function FormPart<T extends Texts>(props: FormPartProps<T>) {
  const t = useTexts();
  const { name, questionnaireId, saved, toFields, problem } = props;
  const form = useUnsavedForm<T, FormChanges[keyof FormChanges]>({
    key: draftKey(name, questionnaireId),
    saved,
    save: useSaveForm(questionnaireId),
    failed: 'online-form.save-failed',
    values: toFields,
    ...(problem && { problem }),
  });
  const problemId = `collect-${name}-problem`;
  const title = t(`collect.${name}.title`);
  return (
    <Card note={t(`collect.${name}.note`)} title={title}>
      <form className="stack gap-4" noValidate onSubmit={form.onSubmit}>
        {props.children(form.texts, form.type, problemId)}
        <SaveLine
          discard={{ text: t('collect.discard'), run: form.discard }}
          form={form}
          note={form.unsaved ? t('collect.unsaved') : ''}
          noteId={problemId}
          save={{ text: t('collect.save'), name: t('collect.save-named', { name: title }) }}
          wrong={form.problem ?? form.failure}
        />
      </form>
    </Card>
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
