import { Form, Input, Modal, type InputRef } from 'antd';
import { useRef } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { type Questionnaire } from '../shell/questionnaires.api.ts';
import { showFieldErrors } from '../ui/field-errors.ts';
import { useCreateQuestionnaire } from './questionnaire-changes.ts';

const longestName = 200;

interface CopyDialogProps {
  questionnaire: Questionnaire;
  onClose: () => void;
}

/** Makes a new questionnaire out of another one's sections, questions and texts. */
export function CopyDialog({ questionnaire, onClose }: Readonly<CopyDialogProps>) {
  const t = useTexts();
  const [form] = Form.useForm<{ name: string }>();
  const field = useRef<InputRef>(null);
  const create = useCreateQuestionnaire(onClose);
  return (
    <Modal
      afterOpenChange={(shown) => shown && field.current?.select()}
      cancelText={t('ui.cancel')}
      closable={{ 'aria-label': t('ui.close') }}
      confirmLoading={create.isPending}
      mask={{ closable: false }}
      okText={t('questionnaires.copy.ok')}
      onCancel={onClose}
      onOk={form.submit}
      open
      title={t('questionnaires.copy.title', { name: questionnaire.name })}
    >
      <p>{t('questionnaires.copy.text')}</p>
      <Form
        form={form}
        initialValues={{
          name: t('questionnaires.copy.name', { name: questionnaire.name }).slice(0, longestName),
        }}
        layout="vertical"
        onFinish={({ name }) =>
          create.mutate(
            { copyOf: questionnaire.id, name: name.trim() },
            { onError: (error) => showFieldErrors(form, error, ['name']) },
          )
        }
      >
        <Form.Item
          label={t('questionnaires.copy.field')}
          name="name"
          rules={[{ required: true, whitespace: true, message: t('questionnaires.field.name-missing') }]}
        >
          <Input autoComplete="off" maxLength={longestName} ref={field} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
