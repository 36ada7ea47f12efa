import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../../shared/api/save-file.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Button } from '../../ui/button.tsx';

const fileName = 'evaluation.pdf';

/** The whole evaluation for the desk: as a file, or printed. */
export function TakeAlong({ pdf }: Readonly<{ pdf: string }>) {
  const t = useTexts();
  const download = useMutation({ mutationFn: () => saveFile({ path: pdf, fallbackName: fileName }) });
  return (
    <section className="hide-in-print">
      <h2>{t('evaluation.take.title')}</h2>
      <div className="cluster gap-3">
        <Button
          aria-disabled={download.isPending}
          look="quiet"
          onClick={() => {
            if (!download.isPending) download.mutate();
          }}
        >
          {t(download.isPending ? 'evaluation.take.pdf-making' : 'evaluation.take.pdf')}
        </Button>
        <Button look="quiet" onClick={() => window.print()}>
          {t('evaluation.take.print')}
        </Button>
      </div>
    </section>
  );
}
