import { Button } from 'antd';
import { formatDate } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { useConfirm } from '../../kit/ui/confirm.tsx';
import { Notice } from '../../kit/ui/notice.tsx';
import { useLift, type Bar } from './personal-data.api.ts';

const titles = {
  bounced: 'personal-data.bar.bounced',
  complained: 'personal-data.bar.complained',
  opted_out: 'personal-data.bar.opted-out',
} as const;

/** Why an address is not mailed to, and letting it be mailed to again (rules: Suppression list). */
export function BarNotice({ bar, email }: { bar: Bar; email: string }) {
  const t = useTexts();
  const confirm = useConfirm();
  const lift = useLift();
  const ask = async () => {
    const agreed = await confirm({
      title: t('personal-data.lift.title'),
      content: (
        <div className="stack anywhere">
          <p>{email}</p>
          <p>{t(`personal-data.lift.${bar.reason === 'bounced' ? 'bounced' : 'said'}`)}</p>
          <p>{t('personal-data.lift.invitations')}</p>
        </div>
      ),
      okText: t('personal-data.lift.ok'),
    });
    if (agreed) lift.mutate(email);
  };
  return (
    <Notice title={t(titles[bar.reason], { date: formatDate(bar.since) })} tone="warning">
      <p>{t('personal-data.bar.note')}</p>
      <Button loading={lift.isPending} onClick={() => void ask()}>
        {t('personal-data.lift.ok')}
      </Button>
    </Notice>
  );
}
