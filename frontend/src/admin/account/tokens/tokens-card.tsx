import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Empty } from '../../ui/empty.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Card } from '../../ui/page.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { TokenTable } from './token-table.tsx';
import { tokensOptions } from './tokens.api.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const TokenDialog = lazyPart(async () => (await import('./token-dialog.tsx')).TokenDialog);

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
