import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { formatDate, formatDateTime } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { FormDialog } from '../../../kit/forms/form-dialog.tsx';
import { useConfirm } from '../../../kit/ui/confirm.tsx';
import { Empty } from '../../../kit/ui/empty.tsx';
import { Loaded } from '../../../kit/ui/loaded.tsx';
import { Card } from '../../../kit/ui/page.tsx';
import { LabelledCell, Table } from '../../../kit/ui/table.tsx';
import { useDialog } from '../../../kit/ui/use-dialog.ts';
import { passkeysOptions, useAddPasskey, useRemovePasskey, type Passkey } from './passkeys.api.ts';
import { SignInAgain } from './sign-in-again.tsx';

const longestName = 100;

/** One's passkeys: adding, seeing and removing them (rules: Own account). */
export function PasskeysCard() {
  const t = useTexts();
  const passkeys = useQuery(passkeysOptions);
  const { dialog, open, close } = useDialog<'add'>();
  const canAdd = 'PublicKeyCredential' in window;
  return (
    <Card
      actions={
        canAdd && (
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => open('add')}>
            {t('account.passkeys.add')}
          </Button>
        )
      }
      note={t('account.passkeys.note')}
      title={t('account.passkeys.title')}
    >
      {!canAdd && <p>{t('account.passkeys.not-here')}</p>}
      <Loaded empty={<Empty>{t('account.passkeys.empty')}</Empty>} lines={2} query={passkeys}>
        {(list) => <PasskeyTable passkeys={list} />}
      </Loaded>
      {dialog !== null && <AddDialog onClose={close} />}
    </Card>
  );
}

const columns = ['name', 'created', 'used', 'actions'] as const;

function PasskeyTable({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useTexts();
  const confirm = useConfirm();
  const remove = useRemovePasskey();
  const ask = async (passkey: Passkey) => {
    const agreed = await confirm({
      title: t('account.passkeys.remove-ask', { name: passkey.name }),
      content: t('account.passkeys.remove-text'),
      okText: t('account.passkeys.remove'),
      danger: true,
    });
    if (agreed) remove.mutate(passkey);
  };
  return (
    <Table
      columns={columns.map((column) => t(`account.passkey-column.${column}`))}
      label={t('account.passkeys.title')}
    >
      {passkeys.map((passkey) => (
        <tr key={passkey.id}>
          <th className="strong anywhere" scope="row">
            {passkey.name}
            {!passkey.worksHere && (
              <p className="soft">{t('account.passkeys.elsewhere', { host: passkey.host })}</p>
            )}
          </th>
          <LabelledCell label={t('account.passkey-column.created')}>
            {formatDate(passkey.createdAt)}
          </LabelledCell>
          <LabelledCell label={t('account.passkey-column.used')}>
            {passkey.lastUsedAt === null
              ? t('account.passkeys.never-used')
              : formatDateTime(passkey.lastUsedAt)}
          </LabelledCell>
          <td>
            <Button
              aria-label={`${t('account.passkeys.remove')}: ${passkey.name}`}
              danger
              icon={<DeleteOutlined aria-hidden />}
              loading={remove.isPending && remove.variables.id === passkey.id}
              onClick={() => void ask(passkey)}
            >
              {t('account.passkeys.remove')}
            </Button>
          </td>
        </tr>
      ))}
    </Table>
  );
}

interface PasskeyWish {
  name: string;
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const add = useAddPasskey(onClose);
  return (
    <FormDialog<PasskeyWish>
      change={add}
      first="name"
      initialValues={{ name: '' }}
      okText={t('account.passkeys.add-ok')}
      onClose={onClose}
      onSubmit={({ name }) => add.mutate(name.trim())}
      pendingText={t('account.passkeys.busy')}
      title={t('account.passkeys.add')}
    >
      <p className="space-below-4">{t('account.passkeys.add-text')}</p>
      <NameField />
      <SignInAgain error={add.error} />
    </FormDialog>
  );
}

/** What a passkey is called. */
function NameField() {
  const t = useTexts();
  return (
    <Form.Item
      extra={t('account.passkeys.name-hint')}
      label={t('account.passkeys.name')}
      name="name"
      rules={[{ required: true, whitespace: true, message: t('account.passkeys.name-missing') }]}
    >
      <Input autoComplete="off" maxLength={longestName} />
    </Form.Item>
  );
}
