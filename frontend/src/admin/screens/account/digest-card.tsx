import { useQuery } from '@tanstack/react-query';
import { Switch } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { useMailWay } from '../../kit/integrations/mail-way.api.ts';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Notice } from '../../kit/ui/notice.tsx';
import { Card } from '../../kit/ui/page.tsx';
import { digestOptions, useChooseDigest } from './account.api.ts';

/** Whether one gets by mail what waits in the inbox (rules: Digest of the inbox). */
export function DigestCard() {
  const t = useTexts();
  const digest = useQuery(digestOptions);
  const choose = useChooseDigest();
  const isSaved = useMailWay() === 'outbox';
  return (
    <Card note={t('account.digest.note')} title={t('account.digest.title')}>
      <Loaded errorTitle="account.digest.load-failed" lines={1} query={digest}>
        {({ isWanted, time }) => (
          <>
            <label className="inline-row gap-3 self-start">
              <Switch
                checked={choose.isPending ? choose.variables : isWanted}
                loading={choose.isPending}
                onChange={(wanted) => choose.mutate(wanted)}
              />
              {time === null ? t('account.digest.wanted') : t('account.digest.wanted-at', { time })}
            </label>
            {isWanted && time === null && <Notice title={t('account.digest.off')} tone="warning" />}
            {isWanted && time !== null && isSaved && (
              <Notice title={t('account.digest.outbox')} tone="warning" />
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}
