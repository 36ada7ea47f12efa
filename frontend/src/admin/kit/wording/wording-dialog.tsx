import { useQuery } from '@tanstack/react-query';
import { Form, Input, Select, Radio } from 'antd';
import { useDeferredValue, useEffect } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { languageNames, languages, type Language } from '../../../shared/texts/languages.ts';
import { useQuestionnaireSelection } from '../session/current-questionnaire.tsx';
import { mustBe } from '../forms/field-errors.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import {
  contexts,
  knownTextOptions,
  useSaveWording,
  type CatalogueText,
  type TextContext,
} from './wording.api.ts';
import { isForEverybody, whereUsed } from './where-used.ts';
import { WordingField } from './wording-field.tsx';
import { type StoredWording } from './stored.ts';

export interface WordingDialogProps {
  /** Null: the person says which text it is. */
  text: CatalogueText | null;
  language: Language;
  /** The wording to change; null: a new one. */
  stored: StoredWording | null;
  onClose: () => void;
}

interface Values {
  key: string;
  context: TextContext;
  language: Language;
  owner: Owner;
  value: string;
}

/** Words a text anew, or changes such a wording, for everybody or for the selected questionnaire. */
export function WordingDialog({ text, language, stored, onClose }: WordingDialogProps) {
  const t = useTexts();
  const [form] = Form.useForm<Values>();
  const { current } = useQuestionnaireSelection();
  const save = useSaveWording(onClose);
  const asked = useAskedText(Form.useWatch([], form), text, language);
  const submit = ({ owner, value, ...which }: Values) => {
    // A form only has the values of fields that it shows.
    const { key, context, language: chosen } = text === null ? which : { ...text, language };
    const wording = { key: key.trim(), context, language: chosen, value };
    const questionnaireId = owner === 'own' ? (current?.id ?? null) : null;
    save.mutate({ id: stored?.id ?? null, fields: { ...wording, questionnaireId } });
  };
  return (
    <FormDialog
      first={text === null ? 'key' : 'value'}
      form={form}
      initialValues={initialValues(text, language, stored, current !== null)}
      okText={t(stored === null ? 'ui-texts.create.ok' : 'ui-texts.change.ok')}
      onClose={onClose}
      onSubmit={submit}
      change={save}
      title={t(titleOf(text, stored))}
      width={720}
    >
      {text === null ? <WhichText context={asked.context} /> : <KnownText text={text} language={language} />}
      <OwnerField isFixed={stored !== null} onlyGlobal={isForEverybody(asked.context, asked.text?.place)} />
      <WordingField isNamed={asked.key !== ''} language={asked.language} text={asked.text} />
    </FormDialog>
  );
}

/** Which text the form is about: the given one, or the one that the typed key names. */
function useAskedText(values: Partial<Values> | undefined, text: CatalogueText | null, language: Language) {
  const context = text?.context ?? values?.context ?? 'landing';
  const key = text?.key ?? (values?.key ?? '').trim();
  const wanted = useDeferredValue(text === null ? key : '');
  const { data: found } = useQuery(knownTextOptions(context, wanted));
  const known = found?.find((one) => one.key === key && one.context === context) ?? null;
  return { context, key, language: values?.language ?? language, text: text ?? known };
}

function WhichText({ context }: { context: TextContext }) {
  const t = useTexts();
  // The back office speaks no Romanian.
  const offered = context === 'admin' ? languages.filter((one) => one !== 'ro') : languages;
  return (
    <>
      <Form.Item
        extra={t('ui-texts.field.key-hint')}
        label={t('ui-texts.field.key')}
        name="key"
        rules={[{ required: true, whitespace: true, message: t('ui-texts.field.key-missing') }]}
      >
        <Input autoCapitalize="none" autoComplete="off" maxLength={120} spellCheck={false} />
      </Form.Item>
      <Form.Item label={t('ui-texts.field.context')} name="context" required>
        <Select options={contexts.map((value) => ({ value, label: t(`ui-texts.context.${value}`) }))} />
      </Form.Item>
      <Form.Item label={t('ui-texts.field.language')} name="language" required>
        <Select options={offered.map((value) => ({ value, label: languageNames[value] }))} />
      </Form.Item>
    </>
  );
}

function KnownText({ text, language }: { text: CatalogueText; language: Language }) {
  const t = useTexts();
  const builtIn = text.languages.find((one) => one.language === language)?.builtIn ?? null;
  return (
    <dl className="stack gap-1 space-below-4">
      <dt className="text-2 soft">{t('ui-texts.field.place')}</dt>
      <dd className="space-below-2">
        {whereUsed(text, t)} · {languageNames[language]}
      </dd>
      <dt className="text-2 soft">{t('ui-texts.field.built-in')}</dt>
      <dd className="space-below-2 anywhere pre-wrap" lang={language}>
        {builtIn ?? t('ui-texts.none')}
      </dd>
      <dt className="text-1 soft">{t('ui-texts.field.key')}</dt>
      <dd className="text-1 soft anywhere">
        <code>{text.key}</code>
      </dd>
    </dl>
  );
}

function titleOf(text: CatalogueText | null, stored: StoredWording | null): string {
  if (text === null) return 'ui-texts.create.title';
  return stored === null ? 'ui-texts.reword.title' : 'ui-texts.change.title';
}

/** A mail or an evaluation is worded for the selected questionnaire, what belongs to none for everybody. */
function initialValues(
  text: CatalogueText | null,
  language: Language,
  stored: StoredWording | null,
  hasQuestionnaire: boolean,
): Partial<Values> {
  const context = text?.context ?? 'landing';
  const ofQuestionnaires =
    (context === 'evaluator' || context === 'email') && !isForEverybody(context, text?.place);
  const owner: Owner = stored?.owner ?? (ofQuestionnaires && hasQuestionnaire ? 'own' : 'global');
  const shown = text?.languages.find((one) => one.language === language)?.builtIn ?? '';
  return { key: '', context, language, owner, value: stored?.value ?? shown };
}

/** A wording is for everybody or for the selected questionnaire. */
type Owner = 'global' | 'own';

interface OwnerFieldProps {
  /** A wording stays with its owner. */
  isFixed: boolean;
  /** The text belongs to no questionnaire. */
  onlyGlobal: boolean;
}

/** Whose a wording is. A questionnaire's needs one that is selected (rules: text overrides). */
function OwnerField({ isFixed, onlyGlobal }: OwnerFieldProps) {
  const t = useTexts();
  const { current } = useQuestionnaireSelection();
  const form = Form.useFormInstance<{ owner: Owner }>();
  const mustBeGlobal = onlyGlobal && !isFixed;
  useEffect(() => {
    if (mustBeGlobal) form.setFieldValue('owner', 'global');
  }, [form, mustBeGlobal]);
  return (
    <Form.Item
      extra={t(onlyGlobal ? 'ui-texts.owner.only-global' : 'ui-texts.owner.hint')}
      label={t('ui-texts.owner.label')}
      name="owner"
      rules={[mustBe((owner: Owner) => owner !== 'own' || current !== null, t('ui-texts.owner.none'))]}
    >
      <Radio.Group
        disabled={isFixed}
        options={[
          { value: 'global', label: t('ui-texts.owner.global') },
          {
            value: 'own',
            label: current?.name ?? t('ui-texts.owner.own'),
            disabled: mustBeGlobal,
          },
        ]}
      />
    </Form.Item>
  );
}
