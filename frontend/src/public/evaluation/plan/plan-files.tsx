import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../../shared/actions/save-file.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Button } from '../../ui/button.tsx';

const files = [
  { kind: 'calendar', fallbackName: 'plan.ics' },
  { kind: 'workbook', fallbackName: 'plan.xlsx' },
] as const;

/** The plan for the clinic's calendar, and as a table. */
export function PlanFiles({ hashedUrl }: { hashedUrl: string }) {
  const t = useTexts();
  const download = useMutation({
    mutationFn: ({ kind, fallbackName }: (typeof files)[number]) =>
      saveFile({ path: `/api/evaluation/${encodeURIComponent(hashedUrl)}/plan/${kind}`, fallbackName }),
  });
  return (
    <div className="stack space-above-4">
      <h3 className="strong">{t('evaluation.plan.take')}</h3>
      <div className="cluster gap-3">
        {files.map((file) => (
          <Button
            aria-disabled={download.isPending}
            key={file.kind}
            look="quiet"
            onClick={() => {
              if (!download.isPending) download.mutate(file);
            }}
          >
            {download.isPending && download.variables.kind === file.kind
              ? t('evaluation.plan.making')
              : t(`evaluation.plan.${file.kind}`)}
          </Button>
        ))}
      </div>
      <p className="text-3 soft">{t('evaluation.plan.calendar-hint')}</p>
    </div>
  );
}
