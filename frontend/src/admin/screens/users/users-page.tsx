import { UserAddOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input, Select } from 'antd';
import { formatDate } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { questionnairesOptions, type Questionnaire } from '../../kit/session/questionnaires.api.ts';
import { Email } from '../../kit/ui/email.tsx';
import { Empty } from '../../kit/ui/empty.tsx';
import { showFieldErrors } from '../../kit/forms/field-errors.ts';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Card, Page } from '../../kit/ui/page.tsx';
import { Table, RowMark, LabelledCell } from '../../kit/ui/table.tsx';
import { useDialog } from '../../kit/ui/use-dialog.ts';
import { AccessDialog } from './access-dialog.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { emailRules } from './email-rules.ts';
import { grantsOptions, useChangeAccess, type Grant } from './grants.api.ts';
import { UserActions, type UserAction } from './user-actions.tsx';
import { usersOptions, useAddUser, useIsSelf, type AdminUser, type ListedAdmin } from './users.api.ts';
import styles from './users.module.css';

/** Rows that stand in for the list while it loads (rules: Business constants and limits). */
const placeholderRows = 3;

/** Who may sign in, and how somebody comes and goes (rules: Admin users page). */
export function UsersPage() {
  const t = useTexts();
  const users = useQuery(usersOptions);
  const { data: grants = [] } = useQuery(grantsOptions);
  const { data: questionnaires = [] } = useQuery(questionnairesOptions);
  const { dialog, open, close } = useDialog<{ kind: UserAction; user: AdminUser }>();
  const grantsOf = ({ id }: AdminUser) => grants.filter(({ adminId }) => adminId === id);
  return (
    <Page screen="users" title={t('users.title')}>
      <Card note={t('users.add.note')} title={t('users.add.title')}>
        <AddUserForm questionnaires={questionnaires} />
      </Card>
      <Card title={t('users.list')}>
        <Loaded
          empty={<Empty>{t('users.empty')}</Empty>}
          errorTitle="users.load-failed"
          lines={placeholderRows}
          query={users}
        >
          {(list) => (
            <UserTable grantsOf={grantsOf} onAction={(kind, user) => open({ kind, user })} users={list} />
          )}
        </Loaded>
      </Card>
      {dialog?.kind === 'access' && (
        <AccessDialog
          grants={grantsOf(dialog.user)}
          onClose={close}
          questionnaires={questionnaires}
          user={dialog.user}
        />
      )}
      {dialog?.kind === 'edit' && <EditUserDialog onClose={close} user={dialog.user} />}
      {dialog?.kind === 'delete' && <DeleteUserDialog onClose={close} user={dialog.user} />}
    </Page>
  );
}

/** An e-mail address, the questionnaires its owner may manage, and the button that lets them in. */
function AddUserForm({ questionnaires }: { questionnaires: readonly Questionnaire[] }) {
  const t = useTexts();
  const [form] = Form.useForm<{ email: string; access: number[] }>();
  const email = Form.useWatch('email', form) ?? '';
  const give = useChangeAccess(() => undefined);
  const add = useAddUser(({ id }) => {
    const given = form.getFieldValue('access') as number[];
    if (given.length > 0) give.mutate({ adminId: id, given, taken: [] });
    // Not resetFields, which makes new fields: the focus would be lost with the old one.
    form.setFieldsValue({ email: '', access: [] });
    form.focusField('email');
  });
  return (
    <Form
      className={`cluster gap-3 align-start ${styles.form}`}
      form={form}
      initialValues={{ email: '', access: [] }}
      layout="vertical"
      name="add-user"
      noValidate
      onFinish={({ email: typed }) => {
        if (!add.isPending) add.mutate(typed.trim(), { onError: (error) => showFieldErrors(form, error) });
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
      <Form.Item className={styles.field ?? ''} label={t('users.access.field')} name="access">
        <Select
          mode="multiple"
          notFoundContent={t('shell.questionnaire.none-found')}
          options={questionnaires.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={t('users.access.none')}
          showSearch={{ optionFilterProp: 'label' }}
        />
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

const columns = ['email', 'access', 'created', 'actions'] as const;

interface UserTableProps {
  users: readonly ListedAdmin[];
  grantsOf: (user: AdminUser) => readonly Grant[];
  onAction: (kind: UserAction, user: AdminUser) => void;
}

/** The people who may sign in, and what can be done about each. */
function UserTable({ users, grantsOf, onAction }: UserTableProps) {
  const t = useTexts();
  const isSelf = useIsSelf();
  return (
    <Table columns={columns.map((column) => t(`users.column.${column}`))} label={t('users.list')}>
      {users.map((user) => (
        <tr key={user.id}>
          <th className={styles.person ?? ''} scope="row">
            <Email address={user.email} className="strong" />
            {isSelf(user.id) && <RowMark>{t('users.self')}</RowMark>}
          </th>
          <LabelledCell label={t('users.column.access')}>
            <GrantedNames grants={grantsOf(user)} />
          </LabelledCell>
          <LabelledCell label={t('users.column.created')}>
            <span className="nowrap">{formatDate(user.createdAt)}</span>
          </LabelledCell>
          <td>
            <UserActions onAction={onAction} user={user} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** What a person may manage, of what one may manage oneself. */
function GrantedNames({ grants }: { grants: readonly Grant[] }) {
  const t = useTexts();
  if (grants.length === 0) return <span className="soft">{t('users.access.none')}</span>;
  return (
    <ul className="anywhere">
      {grants.map(({ id, questionnaireName }) => (
        <li key={id}>{questionnaireName}</li>
      ))}
    </ul>
  );
}
