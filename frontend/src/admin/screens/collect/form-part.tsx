import { Button } from 'antd';
import { type ReactNode } from 'react';
import { describeFailure } from '../../../shared/api/query-client.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type FormChanges } from '../../kit/online-form/online-form.api.ts';
import { useSaveForm } from './use-save-form.ts';
import { useKeptDraft } from '../../kit/ui/kept-draft.ts';
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
export function FormPart<T extends Texts>(props: Readonly<FormPartProps<T>>) {
  const t = useTexts();
  const { name, questionnaireId, saved } = props;
  const draft = useKeptDraft<T>(draftKey(name, questionnaireId), saved);
  const save = useSaveForm(questionnaireId);
  const texts: T = draft.texts;
  const problem = draft.unsaved ? (props.problem?.(texts) ?? null) : null;
  const problemId = `collect-${name}-problem`;
  const failure = save.isError ? describeFailure(save.error, 'online-form.save-failed') : null;
  const said = problem ?? failure;
  const submit = () => {
    if (!draft.unsaved || problem !== null || save.isPending) return;
    save.mutate(draft.changed(props.toFields(texts)), { onSuccess: () => draft.saved(texts) });
  };
  const type = (field: keyof T & string, text: string) => {
    save.reset();
    draft.type(field, text);
  };
  return (
    <Card note={t(`collect.${name}.note`)} title={t(`collect.${name}.title`)}>
      <form
        className="stack gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {props.children(texts, type, problemId)}
        <div className="cluster gap-wide end align-center">
          <span
            className={said === null ? 'soft' : 'bad'}
            id={problemId}
            role={said === null ? 'status' : 'alert'}
          >
            {said ?? (draft.unsaved ? t('collect.unsaved') : '')}
          </span>
          {draft.unsaved && (
            <Button
              disabled={save.isPending}
              onClick={() => {
                save.reset();
                draft.discard();
              }}
            >
              {t('collect.discard')}
            </Button>
          )}
          <Button
            aria-label={t('collect.save-named', { name: t(`collect.${name}.title`) })}
            disabled={!draft.unsaved || problem !== null}
            htmlType="submit"
            loading={save.isPending}
            type="primary"
          >
            {t('collect.save')}
          </Button>
        </div>
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
export function Field({ id, label, hint, children }: Readonly<FieldProps>) {
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
