import { UserAddOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { useTexts } from '../../shared/texts/i18n.ts';
import { showFieldErrors } from '../ui/field-errors.ts';
import { emailRules } from './email-rules.ts';
import { useAddUser } from './users.api.ts';
import styles from './users.module.css';

/** One e-mail address and the button that lets its owner in. */
export function AddUserForm() {
  const t = useTexts();
  const [form] = Form.useForm<{ email: string }>();
  const email = Form.useWatch('email', form) ?? '';
  const add = useAddUser(() => {
    form.setFieldsValue({ email: '' });
    form.focusField('email');
  });
  return (
    <Form
      className={`cluster gap-3 align-start ${styles.form}`}
      form={form}
      initialValues={{ email: '' }}
      layout="vertical"
      name="add-user"
      noValidate
      onFinish={({ email: typed }) => {
        if (!add.isPending)
          add.mutate(typed.trim(), { onError: (error) => showFieldErrors(form, error, ['email']) });
      }}
      requiredMark={false}
      validateTrigger="onSubmit"
    >
      <Form.Item
        className={styles.field ?? ''}
        label={t('users.field.email')}
        name="email"
        rules={emailRules(t)}
      >
        <Input autoComplete="off" inputMode="email" maxLength={254} type="email" />
      </Form.Item>
      <Button
        disabled={add.isPending || email.trim() === ''}
        htmlType="submit"
        icon={<UserAddOutlined aria-hidden />}
        loading={add.isPending}
        type="primary"
      >
        {t(add.isPending ? 'users.pending' : 'users.add.ok')}
      </Button>
    </Form>
  );
}
