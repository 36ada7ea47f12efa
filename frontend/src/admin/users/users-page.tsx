import { useTexts } from '../../shared/texts/i18n.ts';
import { Bars } from '../ui/bars.tsx';
import { Page } from '../ui/page.tsx';

/** Users page. */
export function UsersPage() {
  const t = useTexts();
  return (
    <Page description={t('users.description')} screen="users" title={t('users.title')}>
      <Bars count={6} />
    </Page>
  );
}
