import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { formatDate, formatDateTime } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { Table, LabelledCell } from '../../ui/table.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useRevokeToken, type Token } from './tokens.api.ts';

const columns = ['name', 'created', 'used', 'expires', 'actions'] as const;

/** One's keys: what each is for, since when, when it was last used, how long it works. */
export function TokenTable({ tokens }: Readonly<{ tokens: readonly Token[] }>) {
  const t = useTexts();
  const confirm = useConfirm();
  const revoke = useRevokeToken();
  const now = useNow();
  const ask = async (token: Token) => {
    const agreed = await confirm({
      title: t('account.tokens.revoke-ask', { name: token.name }),
      content: t('account.tokens.revoke-text'),
      okText: t('account.tokens.revoke'),
      danger: true,
    });
    if (agreed) revoke.mutate(token);
  };
  return (
    <Table
      columns={columns.map((column) => t(`account.token-column.${column}`))}
      label={t('account.tokens.title')}
    >
      {tokens.map((token) => (
        <tr key={token.id}>
          <th className="strong anywhere" scope="row">
            {token.name}
          </th>
          <LabelledCell label={t('account.token-column.created')}>{formatDate(token.createdAt)}</LabelledCell>
          <LabelledCell label={t('account.token-column.used')}>
            {token.lastUsedAt === null ? t('account.tokens.never-used') : formatDateTime(token.lastUsedAt)}
          </LabelledCell>
          <LabelledCell label={t('account.token-column.expires')}>
            <Expiry at={token.expiresAt} now={now} />
          </LabelledCell>
          <td>
            <Button
              aria-label={`${t('account.tokens.revoke')}: ${token.name}`}
              danger
              icon={<DeleteOutlined aria-hidden />}
              loading={revoke.isPending && revoke.variables.id === token.id}
              onClick={() => void ask(token)}
            >
              {t('account.tokens.revoke')}
            </Button>
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Expiry({ at, now }: Readonly<{ at: string | null; now: number }>) {
  const t = useTexts();
  if (at === null) return t('account.tokens.no-end');
  const date = formatDate(at);
  return Date.parse(at) > now ? date : <span className="bad">{t('account.tokens.ended', { date })}</span>;
}
