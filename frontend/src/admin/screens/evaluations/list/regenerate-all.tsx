import { ThunderboltOutlined } from '@ant-design/icons';
import { type ReactNode } from 'react';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { toast } from '../../../../shared/toast/toast-store.ts';
import { type Stats } from '../../../kit/evaluations/evaluations.api.ts';
import { useConfirm } from '../../../kit/ui/confirm.tsx';
import { useIsAtWork, useReadStats, useRegenerateAll } from './dashboard.api.ts';
import { regenerationCounts } from './pipeline.ts';

/** What is done with all evaluations: a button, or an entry of the menu where there is no room for buttons. */
export interface WholeAction {
  key: string;
  label: string;
  icon: ReactNode;
  disabled?: boolean;
  loading: boolean;
  onClick: () => void;
}

/** Writes the texts of every evaluation that is not with its client yet, after saying how many that is. */
export function useRegeneration(questionnaireId: number): WholeAction {
  const t = useTexts();
  const confirm = useConfirm();
  const running = useIsAtWork(questionnaireId, 'regenerate-all');
  const start = useRegenerateAll();
  const look = useReadStats(questionnaireId);
  const ask = async () => {
    // The numbers in the question are the server's present ones, not those of the last look.
    const present = await look.mutateAsync().catch(() => null);
    if (present === null) return;
    const { first, over } = regenerationCounts(present);
    if (first + over === 0) {
      toast({ title: t('dashboard.regenerate.nothing'), tone: 'info' });
      return;
    }
    const agreed = await confirm({
      title: t('dashboard.regenerate.title', { count: first + over, number: formatNumber(first + over, 0) }),
      content: <RegenerateQuestion stats={present} />,
      okText: t('dashboard.regenerate.ok'),
      danger: over > 0,
    });
    if (agreed) start.mutate();
  };
  return {
    key: 'regenerate',
    label: t(running ? 'dashboard.regenerate.running' : 'dashboard.actions.regenerate-all'),
    icon: <ThunderboltOutlined aria-hidden />,
    disabled: running,
    loading: start.isPending || look.isPending,
    onClick: () => void ask(),
  };
}

function RegenerateQuestion({ stats }: { stats: Stats }) {
  const t = useTexts();
  const counts = regenerationCounts(stats);
  const lines = [
    ['first', counts.first, { pending: stats.pending, error: stats.error }],
    ['over', counts.over, { generated: stats.generated, verified: stats.verified }],
    ['verified', counts.verified, {}],
    ['untouched', counts.untouched, {}],
  ] as const;
  return (
    <>
      <ul className="stack gap-1 bullets">
        {lines
          .filter(([, count]) => count > 0)
          .map(([name, count, parts]) => (
            <li key={name}>
              {t(`dashboard.regenerate.${name}`, { number: formatNumber(count, 0), ...parts })}
            </li>
          ))}
      </ul>
      <p>{t('dashboard.regenerate.person')}</p>
    </>
  );
}
