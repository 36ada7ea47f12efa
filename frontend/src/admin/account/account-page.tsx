import { useTexts } from '../../shared/texts/i18n.ts';
import { Bars } from '../ui/bars.tsx';
import { Page } from '../ui/page.tsx';

/** Account page. */
export function AccountPage() {
  const t = useTexts();
  return (
    <Page description={t('account.description')} screen="account" title={t('account.title')}>
      <Bars count={6} />
    </Page>
  );
}
