import { useQuery } from '@tanstack/react-query';
import { Form, Input, Select } from 'antd';
import { useEffect, useRef } from 'react';
import { formatNumber } from '../../../shared/texts/format.ts';
import { currentLanguage, useTexts } from '../../../shared/texts/i18n.ts';
import { languageNames, languages } from '../../../shared/texts/languages.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { AddressField } from './address-field.tsx';
import {
  isTemplate,
  starts,
  templatesOptions,
  useCreateQuestionnaire,
  type NewQuestionnaire,
} from './questionnaires.api.ts';

/** Creates a questionnaire from a template, a workbook, a form, or nothing; it is worked on next. */
export function NewQuestionnaireDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const create = useCreateQuestionnaire(onClose);
  const { data: templates = [] } = useQuery(templatesOptions);
  const [form] = Form.useForm<NewQuestionnaire>();
  const start = Form.useWatch('start', form) ?? 'gp';
  const language = Form.useWatch('language', form) ?? currentLanguage();
  const template = templates.find((one) => one.template === start && one.language === language);
  const suggested = template?.name ?? '';
  // What is set by the program counts as touched, too: the person who has typed a name is known by another one standing there.
  const last = useRef('');
  useEffect(() => {
    if ((form.getFieldValue('name') ?? '') === last.current) form.setFieldValue('name', suggested);
    last.current = suggested;
  }, [form, suggested]);
  return (
    <FormDialog<NewQuestionnaire>
      change={create}
      first="start"
      form={form}
      initialValues={{ name: suggested, language: currentLanguage(), start: 'gp' }}
      okText={t('questionnaires.create.ok')}
      onClose={onClose}
      onSubmit={(values) => create.mutate(values)}
      title={t('questionnaires.create.title')}
    >
      <Form.Item
        extra={
          isTemplate(start)
            ? template &&
              t('questionnaires.start.template-hint', {
                questions: formatNumber(template.questions, 0),
                sections: template.sections.join(', '),
              })
            : t(`questionnaires.start.${start}-hint`)
        }
        label={t('questionnaires.field.start')}
        name="start"
      >
        <Select options={starts.map((value) => ({ value, label: t(`questionnaires.start.${value}`) }))} />
      </Form.Item>
      <Form.Item
        extra={t('questionnaires.field.language-hint')}
        label={t('questionnaires.field.language')}
        name="language"
        required
      >
        <Select options={languages.map((code) => ({ value: code, label: languageNames[code] }))} />
      </Form.Item>
      <Form.Item
        label={t('questionnaires.field.name')}
        name="name"
        rules={[{ required: true, whitespace: true, message: t('questionnaires.field.name-missing') }]}
      >
        <Input autoComplete="off" maxLength={200} />
      </Form.Item>
      {start === 'form' && <AddressField name="googleFormUrl" required />}
    </FormDialog>
  );
}
