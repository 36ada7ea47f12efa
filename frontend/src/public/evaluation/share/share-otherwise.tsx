import { useState } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Button } from '../../ui/button.tsx';

/** Takes the link elsewhere: to the clipboard, or to whatever the device shares with. */
export function ShareOtherwise({ link }: Readonly<{ link: string }>) {
  const t = useTexts();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      // Without https or permission there is no clipboard; the link is then shown to be copied by hand.
      setOutcome('failed');
    }
  };
  return (
    <section className="stack line-above">
      <h3 className="strong">{t('evaluation.share.other')}</h3>
      <div className="cluster">
        <Button look="quiet" onClick={() => void copy()}>
          {t('evaluation.share.copy')}
        </Button>
        {'share' in navigator && (
          <Button look="quiet" onClick={() => void shareNatively(document.title, link)}>
            {t('evaluation.share.native')}
          </Button>
        )}
      </div>
      <p className="strong good hide-empty" role="status">
        {outcome === 'copied' && t('evaluation.share.copied')}
        {outcome === 'failed' && t('evaluation.share.copy-failed', { link })}
      </p>
    </section>
  );
}

async function shareNatively(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The person closed the device's own window, which has already said why.
  }
}
