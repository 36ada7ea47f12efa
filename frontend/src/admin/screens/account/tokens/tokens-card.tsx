import { PlusOutlined, DeleteOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { formatDate, formatDateTime } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { questionnairesOptions } from '../../../kit/session/questionnaires.api.ts';
import { useConfirm } from '../../../kit/ui/confirm.tsx';
import { Empty } from '../../../kit/ui/empty.tsx';
import { Loaded } from '../../../kit/ui/loaded.tsx';
import { Card } from '../../../kit/ui/page.tsx';
import { Table, LabelledCell } from '../../../kit/ui/table.tsx';
import { useDialog } from '../../../kit/ui/use-dialog.ts';
import { useNow } from '../../../kit/ui/use-now.ts';
import { TokenDialog } from './token-dialog.tsx';
import { tokensOptions, useRevokeToken, type Token } from './tokens.api.ts';

/** Keys by which programs work in a person's name, and where it is written what they can do. */
export function TokensCard() {
  const t = useTexts();
  const tokens = useQuery(tokensOptions);
  const { dialog, open, close } = useDialog<'create'>();
  return (
    <Card
      actions={
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => open('create')}>
          {t('account.tokens.create')}
        </Button>
      }
      note={t('account.tokens.note')}
      title={t('account.tokens.title')}
    >
      <a href="/api/docs" rel="noopener noreferrer" target="_blank">
        {t('account.tokens.docs')}
      </a>
      <Loaded empty={<Empty>{t('account.tokens.empty')}</Empty>} lines={3} query={tokens}>
        {(list) => <TokenTable tokens={list} />}
      </Loaded>
      {dialog !== null && <TokenDialog onClose={close} />}
    </Card>
  );
}

const columns = ['name', 'may', 'created', 'used', 'expires', 'actions'] as const;

/** One's keys: what each is for, since when, when it was last used, how long it works. */
function TokenTable({ tokens }: { tokens: readonly Token[] }) {
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
          <LabelledCell label={t('account.token-column.may')}>
            <Bounds token={token} />
          </LabelledCell>
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

/** What a key may do, and with which questionnaires. */
function Bounds({ token }: { token: Token }) {
  const t = useTexts();
  const { data: questionnaires = [] } = useQuery(questionnairesOptions);
  const { questionnaireId, readsOnly } = token;
  const may = t(`account.token-may.${readsOnly ? 'read' : 'all'}`);
  if (questionnaireId === null) return may;
  const named = questionnaires.find(({ id }) => id === questionnaireId);
  return `${may}: ${named?.name ?? t('account.tokens.gone-questionnaire')}`;
}

function Expiry({ at, now }: { at: string | null; now: number }) {
  const t = useTexts();
  if (at === null) return t('account.tokens.no-end');
  const date = formatDate(at);
  return Date.parse(at) > now ? date : <span className="bad">{t('account.tokens.ended', { date })}</span>;
}
