import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { saveFile } from '../../../shared/actions/save-file.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { FoldedOnPhone } from '../../ui/folded.tsx';
import { stepQuery } from '../viewer.ts';
import { type Plan } from './use-plan.ts';

const files = [
  { kind: 'calendar', fallbackName: 'plan.ics' },
  { kind: 'workbook', fallbackName: 'plan.xlsx' },
] as const;

/** The plan on a page for the team's meeting, for the clinic's calendar, and as a table. */
export function PlanFiles({ plan }: { plan: Plan }) {
  const t = useTexts();
  const { search } = useLocation();
  const download = useMutation({
    mutationFn: ({ kind, fallbackName }: (typeof files)[number]) =>
      saveFile({
        path: `/api/evaluation/${encodeURIComponent(plan.hashedUrl)}/plan/${kind}`,
        fallbackName,
      }),
  });
  const kept = plan.keeping !== 'local';
  const title = t('evaluation.plan.take');
  return (
    <div className="stack">
      <FoldedOnPhone heading={<h3 className="strong">{title}</h3>} title={title}>
        <div className="cluster gap-3">
          <Link className={buttonClass('quiet')} to={{ search: stepQuery('meeting', search) }}>
            {t('evaluation.plan.meeting')}
          </Link>
          {kept &&
            files.map((file) => (
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
        {kept && <p className="text-3 soft">{t('evaluation.plan.calendar-hint')}</p>}
      </FoldedOnPhone>
    </div>
  );
}
