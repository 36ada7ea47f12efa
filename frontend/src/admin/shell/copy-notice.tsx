import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { sessionOptions } from '../../shared/actions/session.ts';
import { call } from '../../shared/api/call.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { paths } from '../addresses.ts';
import { useConfirm } from '../kit/ui/confirm.tsx';
import { Notice } from '../kit/ui/notice.tsx';

/** Says at the top of every screen when the server works on a copy of the data, and makes it the real one (rules: copies). */
export function CopyNotice() {
  const home = useQuery(sessionOptions).data?.copyOf ?? null;
  return home === null ? null : <Copy home={home} />;
}

function Copy({ home }: { home: string }) {
  const t = useTexts();
  const confirm = useConfirm();
  const client = useQueryClient();
  const move = useMutation({
    mutationFn: () => call('post', '/api/admin/installation/move'),
    meta: { errorTitle: 'shell.copy.failed' },
    onSuccess: () => client.invalidateQueries(sessionOptions),
  });
  const ask = async () => {
    const question = {
      title: t('shell.copy.ask'),
      content: t('shell.copy.warning', { home }),
      okText: t('shell.copy.move'),
    };
    if (await confirm(question)) move.mutate();
  };
  return (
    <Notice tone="warning" title={t('shell.copy.title')}>
      <p>{t('shell.copy.text', { home })}</p>
      <div className="cluster gap-wide align-center">
        <Button loading={move.isPending} onClick={() => void ask()}>
          {t('shell.copy.move')}
        </Button>
        <Link to={paths.backgroundWork}>{t('shell.copy.waiting')}</Link>
      </div>
    </Notice>
  );
}
