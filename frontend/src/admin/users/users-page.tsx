import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../shared/texts/i18n.ts';
import { paths } from '../screens.ts';
import { Empty } from '../ui/empty.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Card, Page } from '../ui/page.tsx';
import { useDialog } from '../ui/use-dialog.ts';
import { AddUserForm } from './add-user-form.tsx';
import { UserTable } from './user-table.tsx';
import { usersOptions, type AdminUser } from './users.api.ts';

const EditUserDialog = lazy(async () => ({
  default: (await import('./edit-user-dialog.tsx')).EditUserDialog,
}));
const DeleteUserDialog = lazy(async () => ({
  default: (await import('./delete-user-dialog.tsx')).DeleteUserDialog,
}));

/** Rows that stand in for the list while it loads (rules: Business constants and limits). */
const placeholderRows = 3;

/** Who may sign in, and how somebody comes and goes (rules: Admin users page). */
export function UsersPage() {
  const t = useTexts();
  const users = useQuery(usersOptions);
  const { dialog, open, close } = useDialog<{ kind: 'edit' | 'delete'; user: AdminUser }>();
  return (
    <Page description={t('users.description')} screen="users" title={t('users.title')}>
      <Card note={t('users.add.note')} title={t('users.add.title')}>
        <AddUserForm />
        <Link to={paths.access}>{t('users.add.access')}</Link>
      </Card>
      <Card title={t('users.list')}>
        <Loaded
          empty={<Empty>{t('users.empty')}</Empty>}
          errorTitle="users.load-failed"
          lines={placeholderRows}
          query={users}
        >
          {(list) => <UserTable onAction={(kind, user) => open({ kind, user })} users={list} />}
        </Loaded>
      </Card>
      <Suspense>
        {dialog?.kind === 'edit' && <EditUserDialog onClose={close} user={dialog.user} />}
        {dialog?.kind === 'delete' && <DeleteUserDialog onClose={close} user={dialog.user} />}
      </Suspense>
    </Page>
  );
}
