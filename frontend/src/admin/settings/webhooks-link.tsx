import { Link } from 'react-router-dom';
import { useTexts } from '../../shared/texts/i18n.ts';
import { paths } from '../screens.ts';
import { Card } from '../ui/page.tsx';

/** The way to the servers that are told what happens, which each questionnaire has of its own. */
export function WebhooksLink() {
  const t = useTexts();
  return (
    <Card note={t('settings.webhooks.note')} title={t('settings.webhooks.title')}>
      <Link to={paths.webhooks}>{t('settings.webhooks.open')}</Link>
    </Card>
  );
}
