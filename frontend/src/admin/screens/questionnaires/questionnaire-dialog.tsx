import { Form, Input, InputNumber, Select, Switch } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { languageNames, languages } from '../../../shared/texts/languages.ts';
import { useImpactQuestion } from '../../kit/impact/use-impact-question.tsx';
import { type Questionnaire } from '../../kit/session/questionnaires.api.ts';
import { mustBe } from '../../kit/forms/field-errors.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { AddressField, addresses } from './address-field.tsx';
import { AiWordingField } from './ai-wording-field.tsx';
import { fieldNames, useChangeQuestionnaire, type QuestionnaireFields } from './questionnaires.api.ts';
import { ReviewerPicture } from './reviewer-picture.tsx';
import { SyncFields } from './sync-fields.tsx';

const reviewerFields = ['reviewerName', 'reviewerRole'] as const;

interface QuestionnaireDialogProps {
  questionnaire: Questionnaire;
  onClose: () => void;
}

/** Changes what a questionnaire is called, where it reads from, and how it works. */
export function QuestionnaireDialog({ questionnaire, onClose }: QuestionnaireDialogProps) {
  const t = useTexts();
  const agree = useLanguageQuestion(questionnaire);
  const change = useChangeQuestionnaire(onClose);
  const submit = (values: QuestionnaireFields) =>
    change.mutate({ id: questionnaire.id, fields: changedOf(questionnaire, toFields(values)) });
  return (
    <FormDialog<QuestionnaireFields>
      first="name"
      initialValues={questionnaire}
      okText={t('questionnaires.change.ok')}
      onClose={onClose}
      onSubmit={(values) => void agree(values.language).then((may) => may && submit(values))}
      change={change}
      title={t('questionnaires.change.title')}
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
        <AddressField key={name} name={name} />
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
      <Form.Item
        extra={t('questionnaires.field.minAnsweredPercent-hint')}
        label={t('questionnaires.field.minAnsweredPercent')}
        name="minAnsweredPercent"
        rules={[mustBe(isPercent, t('questionnaires.field.minAnsweredPercent-wrong'))]}
      >
        <InputNumber suffix="%" />
      </Form.Item>
      <AiWordingField />
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
      <ReviewerPicture questionnaire={questionnaire} />
      <SyncFields questionnaireId={questionnaire.id} />
    </FormDialog>
  );
}

const isPercent = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100;

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
    minAnsweredPercent: values.minAnsweredPercent,
    aiWording: values.aiWording,
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
  questionnaire: Questionnaire,
): (language: Questionnaire['language']) => Promise<boolean> {
  const t = useTexts();
  const ask = useImpactQuestion(questionnaire.id);
  return async (language) =>
    language === questionnaire.language ||
    ask({
      planned: { change: 'language', language },
      title: t('impact.title.language'),
      okText: t('questionnaires.change.ok'),
    });
}
