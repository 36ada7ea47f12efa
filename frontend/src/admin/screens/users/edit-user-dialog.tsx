import { useQuery } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { emailRules } from './email-rules.ts';
import { LostAccess } from './lost-access.tsx';
import { userImpactOptions, useChangeEmail, useIsSelf, type AdminUser } from './users.api.ts';

interface EditUserDialogProps {
  user: AdminUser;
  onClose: () => void;
}

/** Gives a person another e-mail address, after saying what that ends. */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const t = useTexts();
  const [form] = Form.useForm<{ email: string }>();
  const email = Form.useWatch('email', form) ?? user.email;
  const self = useIsSelf()(user.id);
  const impact = useQuery({ ...userImpactOptions(user.id, 'email'), enabled: !self });
  const save = useChangeEmail(onClose);
  return (
    <FormDialog
      first="email"
      form={form}
      initialValues={{ email: user.email }}
      okText={t('users.edit.ok')}
      onClose={onClose}
      onSubmit={(values) => save.mutate({ id: user.id, email: values.email.trim() })}
      change={save}
      pendingText={t('users.pending')}
      submittable={email.trim() !== ''}
      title={t('users.edit.title')}
    >
      <Form.Item label={t('users.field.email')} name="email" rules={emailRules(t)}>
        <Input autoComplete="off" inputMode="email" maxLength={254} type="email" />
      </Form.Item>
      <p className="soft roomy">{t(self ? 'users.edit.self' : 'users.edit.text')}</p>
      {impact.isSuccess && <LostAccess impact={impact.data} planned="email" />}
    </FormDialog>
  );
}
