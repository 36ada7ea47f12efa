import { useTexts } from '../../shared/texts/i18n.ts';
import { Bars } from '../ui/bars.tsx';
import { Page } from '../ui/page.tsx';

/** Access page. */
export function AccessPage() {
  const t = useTexts();
  return (
    <Page description={t('access.description')} screen="access" title={t('access.title')}>
      <Bars count={6} />
    </Page>
  );
}
