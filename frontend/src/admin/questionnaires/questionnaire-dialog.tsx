import { Form, Input, Select, Switch } from 'antd';
import { currentLanguage, useTexts, type Translate } from '../../shared/texts/i18n.ts';
import { languageNames, languages } from '../../shared/texts/languages.ts';
import { useImpactQuestion } from '../impact/use-impact-question.tsx';
import { type Questionnaire } from '../shell/questionnaires.api.ts';
import { mustBe } from '../forms/field-errors.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { addressStart, isGoogleAddress, isWebAddress } from '../forms/web-address.ts';
import {
  fieldNames,
  useChangeQuestionnaire,
  useCreateQuestionnaire,
  type QuestionnaireFields,
} from './questionnaires.api.ts';
import { ReviewerPicture } from './reviewer-picture.tsx';
import { SyncFields } from './sync-fields.tsx';

const reviewerFields = ['reviewerName', 'reviewerRole'] as const;
const addresses = ['googleFormUrl', 'googleSheetsUrl', 'demoButtonUrl'] as const;

interface QuestionnaireDialogProps {
  /** Null: a new one. */
  questionnaire: Questionnaire | null;
  onClose: () => void;
}

/** Creates a questionnaire or changes one. */
export function QuestionnaireDialog({ questionnaire, onClose }: Readonly<QuestionnaireDialogProps>) {
  const t = useTexts();
  const agree = useLanguageQuestion(questionnaire);
  const create = useCreateQuestionnaire(onClose);
  const change = useChangeQuestionnaire(onClose);
  const submit = (values: QuestionnaireFields) => {
    const fields = toFields(values);
    if (questionnaire === null) create.mutate({ fields });
    else change.mutate({ id: questionnaire.id, fields: changedOf(questionnaire, fields) });
  };
  return (
    <FormDialog<QuestionnaireFields>
      first="name"
      initialValues={
        questionnaire ?? {
          name: '',
          language: currentLanguage(),
          isActive: true,
          syncEnabled: false,
          syncMinutes: 60,
          mailShowsScore: true,
          reviewerName: null,
          reviewerRole: null,
        }
      }
      okText={t(questionnaire === null ? 'questionnaires.create.ok' : 'questionnaires.change.ok')}
      onClose={onClose}
      onSubmit={(values) => void agree(values.language).then((may) => may && submit(values))}
      change={questionnaire === null ? create : change}
      title={t(questionnaire === null ? 'questionnaires.create.title' : 'questionnaires.change.title')}
      width={600}
    >
      <Form.Item
        label={t('questionnaires.field.name')}
        name="name"
        rules={[{ required: true, whitespace: true, message: t('questionnaires.field.name-missing') }]}
      >
        <Input autoComplete="off" maxLength={200} />
      </Form.Item>
      <Form.Item
        extra={t('questionnaires.field.language-hint')}
        label={t('questionnaires.field.language')}
        name="language"
        required
      >
        <Select options={languages.map((code) => ({ value: code, label: languageNames[code] }))} />
      </Form.Item>
      {addresses.map((name) => (
        <AddressField key={name} name={name} t={t} />
      ))}
      <Form.Item
        extra={t('questionnaires.active.meaning')}
        label={t('questionnaires.field.isActive')}
        name="isActive"
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
      <Form.Item
        extra={t('questionnaires.field.mailShowsScore-hint')}
        label={t('questionnaires.field.mailShowsScore')}
        name="mailShowsScore"
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
      {reviewerFields.map((name) => (
        <Form.Item
          extra={t(`questionnaires.field.${name}-hint`)}
          key={name}
          label={t(`questionnaires.field.${name}`)}
          name={name}
        >
          <Input autoComplete="off" maxLength={100} />
        </Form.Item>
      ))}
      {questionnaire !== null && <ReviewerPicture questionnaire={questionnaire} />}
      <SyncFields questionnaireId={questionnaire?.id ?? null} />
    </FormDialog>
  );
}

function AddressField({ name, t }: Readonly<{ name: (typeof addresses)[number]; t: Translate }>) {
  const isGoogle = name !== 'demoButtonUrl';
  const isAddress = (text: string) => isWebAddress(text) || (isGoogle && isGoogleAddress(text));
  return (
    <Form.Item
      extra={t(`questionnaires.field.${name}-hint`)}
      label={t(`questionnaires.field.${name}`)}
      name={name}
      rules={[
        mustBe(orNothing(isAddress), t('config.fault.address')),
        {
          // The server stores it all the same: it may be no more than a link to open.
          warningOnly: true,
          ...mustBe(
            orNothing((text) => !isGoogle || !isAddress(text) || isGoogleAddress(text)),
            t('questionnaires.field.not-google'),
          ),
        },
      ]}
    >
      <Input autoComplete="off" inputMode="url" maxLength={2_000} placeholder={addressStart} />
    </Form.Item>
  );
}

/** Nothing is no address, and right. */
const orNothing = (isRight: (text: string) => boolean) => (value: string | null) => {
  const text = (value ?? '').trim();
  return text === '' || isRight(text);
};

function toFields(values: QuestionnaireFields): QuestionnaireFields {
  const orNull = (text: string | null | undefined) => (text ?? '').trim() || null;
  return {
    name: values.name.trim(),
    language: values.language,
    googleFormUrl: orNull(values.googleFormUrl),
    googleSheetsUrl: orNull(values.googleSheetsUrl),
    demoButtonUrl: orNull(values.demoButtonUrl),
    isActive: values.isActive,
    syncEnabled: values.syncEnabled,
    syncMinutes: values.syncMinutes,
    mailShowsScore: values.mailShowsScore,
    reviewerName: orNull(values.reviewerName),
    reviewerRole: orNull(values.reviewerRole),
  };
}

/** What differs from the questionnaire as it was opened: what somebody else has changed since stays. */
function changedOf(questionnaire: Questionnaire, fields: QuestionnaireFields): Partial<QuestionnaireFields> {
  const changed = fieldNames.filter((name) => fields[name] !== questionnaire[name]);
  return Object.fromEntries(changed.map((name) => [name, fields[name]]));
}

/** Asks before a questionnaire gets another language where that alters evaluations; true when it may go on. */
function useLanguageQuestion(
  questionnaire: Questionnaire | null,
): (language: Questionnaire['language']) => Promise<boolean> {
  const t = useTexts();
  const ask = useImpactQuestion(questionnaire?.id ?? 0);
  return async (language) =>
    questionnaire === null ||
    language === questionnaire.language ||
    ask({
      planned: { change: 'language', language },
      title: t('impact.title.language'),
      okText: t('questionnaires.change.ok'),
    });
}
