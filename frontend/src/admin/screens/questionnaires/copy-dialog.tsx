import { Form, Input } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type Questionnaire } from '../../kit/session/questionnaires.api.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { useCreateQuestionnaire } from './questionnaires.api.ts';

const longestName = 200;

interface CopyDialogProps {
  questionnaire: Questionnaire;
  onClose: () => void;
}

/** Makes a new questionnaire out of another one's sections, questions and texts. */
export function CopyDialog({ questionnaire, onClose }: CopyDialogProps) {
  const t = useTexts();
  const create = useCreateQuestionnaire(onClose);
  return (
    <FormDialog<{ name: string }>
      first="name"
      initialValues={{
        name: t('questionnaires.copy.name', { name: questionnaire.name }).slice(0, longestName),
      }}
      okText={t('questionnaires.copy.ok')}
      onClose={onClose}
      onSubmit={({ name }) => create.mutate({ copyOf: questionnaire.id, name: name.trim() })}
      change={create}
      title={t('questionnaires.copy.title', { name: questionnaire.name })}
    >
      <p>{t('questionnaires.copy.text')}</p>
      <Form.Item
        label={t('questionnaires.copy.field')}
        name="name"
        rules={[{ required: true, whitespace: true, message: t('questionnaires.field.name-missing') }]}
      >
        <Input autoComplete="off" maxLength={longestName} onFocus={(event) => event.target.select()} />
      </Form.Item>
    </FormDialog>
  );
}
