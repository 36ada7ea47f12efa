import { useTexts } from '../../shared/texts/i18n.ts';
import { Bars } from '../ui/bars.tsx';
import { Page } from '../ui/page.tsx';

/** The addresses of the landing page and the keys of outside services. */
export function SettingsPage() {
  const t = useTexts();
  return (
    <Page description={t('settings.description')} screen="settings" title={t('settings.title')}>
      <Bars count={8} />
    </Page>
  );
}
