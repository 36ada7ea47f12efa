import { useTexts } from '../../shared/texts/i18n.ts';
import { Bars } from '../ui/bars.tsx';
import { Page } from '../ui/page.tsx';

/** The words of both apps and of the mails, and what stands in their place. */
export function UiTextsPage() {
  const t = useTexts();
  return (
    <Page description={t('ui-texts.description')} screen="ui-texts" title={t('ui-texts.title')}>
      <Bars count={8} />
    </Page>
  );
}
