import { useTexts } from '../../shared/texts/i18n.ts';
import { Bars } from '../ui/bars.tsx';
import { Page } from '../ui/page.tsx';

/** Audit page. */
export function AuditPage() {
  const t = useTexts();
  return (
    <Page description={t('audit.description')} screen="audit" title={t('audit.title')}>
      <Bars count={6} />
    </Page>
  );
}
