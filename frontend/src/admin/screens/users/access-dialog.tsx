import { Checkbox, Form } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { type Questionnaire } from '../../kit/session/questionnaires.api.ts';
import { Notice } from '../../kit/ui/notice.tsx';
import { useChangeAccess, type Grant } from './grants.api.ts';
import { useIsSelf, type AdminUser } from './users.api.ts';

interface AccessDialogProps {
  user: AdminUser;
  questionnaires: readonly Questionnaire[];
  /** The person's own. */
  grants: readonly Grant[];
  onClose: () => void;
}

/** Which questionnaires a person may manage, of those that one may manage oneself. */
export function AccessDialog({ user, questionnaires, grants, onClose }: AccessDialogProps) {
  const t = useTexts();
  const [form] = Form.useForm<{ access: number[] }>();
  const had = grants.map(({ questionnaireId }) => questionnaireId);
  const chosen = Form.useWatch('access', form) ?? had;
  const save = useChangeAccess(onClose);
  const isSelf = useIsSelf();
  const given = chosen.filter((id) => !had.includes(id));
  const taken = had.filter((id) => !chosen.includes(id));
  const fixed = grants.filter(({ revocable }) => !revocable);
  return (
    <FormDialog
      change={save}
      first="access"
      form={form}
      initialValues={{ access: had }}
      okText={t('users.edit.ok')}
      onClose={onClose}
      onSubmit={() => save.mutate({ adminId: user.id, given, taken })}
      pendingText={t('users.pending')}
      submittable={given.length + taken.length > 0}
      title={t('users.access.title', { email: user.email })}
    >
      <Form.Item label={t('users.access.field')} name="access">
        <Checkbox.Group className="stack">
          {questionnaires.map(({ id, name }) => (
            <Checkbox
              disabled={fixed.some(({ questionnaireId }) => questionnaireId === id)}
              key={id}
              value={id}
            >
              {name}
            </Checkbox>
          ))}
        </Checkbox.Group>
      </Form.Item>
      {fixed.length > 0 && <p className="soft">{t('users.access.fixed')}</p>}
      <p className="soft">{t('users.access.own-only')}</p>
      {taken.length > 0 && (
        <Notice tone="warning">{t(isSelf(user.id) ? 'users.access.taken-own' : 'users.access.taken')}</Notice>
      )}
    </FormDialog>
  );
}
