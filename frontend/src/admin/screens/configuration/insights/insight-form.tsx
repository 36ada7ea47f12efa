import { Input } from 'antd';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { SaveLine } from '../../../kit/forms/save-line.tsx';
import { useUnsavedForm } from '../../../kit/forms/unsaved-form.ts';
import questionStyles from '../questions/questions.module.css';
import { ConditionBuilder } from './condition-builder.tsx';
import { conditionOf } from './condition-draft.ts';
import { ConditionTrial } from './condition-trial.tsx';
import { bodiesOf, draftIn, isPlace, problemOf, type InsightTexts } from './insight-texts.ts';
import { useInsightWork } from './insight-work.ts';
import { longestText, weights, type InsightBody } from './insights.api.ts';
import styles from './insights.module.css';

interface InsightFormProps {
  /** Begins the ids of its elements. */
  id: string;
  /** Under which name the browser tab holds what is unsaved. */
  formKey: string;
  saved: InsightTexts;
  /** What the fields hold at first, where that is not stored yet. */
  proposed?: InsightTexts;
  save: {
    mutate: (changed: Partial<InsightBody>, options: { onSuccess: () => void }) => void;
    reset: () => void;
    isPending: boolean;
    error: Error | null;
  };
  saveText: string;
  discardText: string;
  /** It is not stored yet: it can be given up before anything is typed. */
  isNew?: true;
  onSaved?: () => void;
  onDiscard?: () => void;
}

/** All of an insight: what it says, where and how strongly, and the condition, which is counted while it is edited. */
export function InsightForm(props: InsightFormProps) {
  const t = useTexts();
  const { id, save, saved } = props;
  const { language, subjects } = useInsightWork();
  const stored = props.isNew ? null : saved;
  const form = useUnsavedForm<InsightTexts, Partial<InsightBody>>({
    key: props.formKey,
    saved,
    ...(props.proposed && { proposed: props.proposed }),
    save: {
      ...save,
      mutate: (changed, options) =>
        save.mutate(Object.assign({}, ...Object.values(changed)) as Partial<InsightBody>, options),
    },
    failed: 'config.save.failed',
    values: bodiesOf,
    problem: (texts) => problemOf(texts, stored, subjects, t),
    ...(props.onSaved && { onSaved: props.onSaved }),
  });
  const draft = draftIn(form.texts);
  const problem = props.isNew ? problemOf(form.texts, stored, subjects, t) : form.problem;
  const unsaved = form.unsaved || props.isNew === true;
  const textField = (field: 'text' | 'advice') => (
    <div className="stack gap-1">
      <label className="text-1 soft" htmlFor={`${id}-${field}`}>
        {t(`config.insight.${field}`)}
      </label>
      <Input.TextArea
        autoSize={{ minRows: field === 'text' ? 3 : 2, maxRows: 10 }}
        id={`${id}-${field}`}
        lang={language}
        maxLength={longestText}
        onChange={({ target }) => form.type(field, target.value)}
        value={form.texts[field]}
      />
    </div>
  );
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <div className="stack gap-3 content-start">
        {textField('text')}
        {textField('advice')}
        <div className="row gap-3">
          <label className="stack gap-1 grow may-shrink">
            <span className="text-1 soft">{t('config.insight.place')}</span>
            <select
              className={`full control ${questionStyles.input}`}
              id={`${id}-place`}
              onChange={({ target }) => form.type('place', target.value)}
              value={form.texts.place}
            >
              {!isPlace(form.texts.place, subjects) && (
                <option value={form.texts.place}>{t('config.insights.lost')}</option>
              )}
              <option value="summary">{t('config.insights.summary')}</option>
              {subjects.sections.map((section) => (
                <option key={section.id} value={`section-${section.id}`}>
                  {section.name}
                </option>
              ))}
            </select>
          </label>
          <label className="stack gap-1">
            <span className="text-1 soft">{t('config.insight.weight')}</span>
            <select
              className={`control numeric ${questionStyles.input}`}
              id={`${id}-weight`}
              onChange={({ target }) => form.type('weight', target.value)}
              value={form.texts.weight}
            >
              {weights.map((weight) => (
                <option key={weight}>{weight}</option>
              ))}
            </select>
          </label>
        </div>
      </div>
      <div className={`stack gap-1 content-start ${styles.builder}`}>
        <p className="text-1 soft">{t('config.when.title')}</p>
        <ConditionBuilder
          draft={draft}
          id={`${id}-when`}
          onChange={(changed) => form.type('when', JSON.stringify(changed))}
        />
      </div>
      <ConditionTrial id={id} when={conditionOf(draft)} />
      {(unsaved || form.failure !== null) && (
        <SaveLine
          className={styles.save}
          discard={{
            text: props.discardText,
            run: () => {
              form.discard();
              props.onDiscard?.();
            },
          }}
          form={{ unsaved, pending: form.pending, problem }}
          note={problem ?? t('config.save.unsaved')}
          save={{ text: props.saveText }}
          wrong={form.failure}
        />
      )}
    </form>
  );
}
