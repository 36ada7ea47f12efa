import { call } from '../../../shared/api/call.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type QueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../shared/api/query.ts';
import { PictureField } from '../../kit/pictures/picture-field.tsx';
import { Card } from '../../kit/ui/page.tsx';
import { type Setting } from './settings.api.ts';

const refresh = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: keyOf('/api/admin/settings') }),
    client.invalidateQueries({ queryKey: keyOf('/api/landing/settings') }),
    client.invalidateQueries({ queryKey: keyOf('/api/admin/mail-preview') }),
  ]);

/** The organisation's logo, which pages, mails and PDF show. */
export function LogoCard({ settings }: { settings: readonly Setting[] }) {
  const t = useTexts();
  const name = settings.find(({ key }) => key === 'organisation_logo')?.value ?? null;
  return (
    <Card title={t('settings.logo.title')}>
      <PictureField
        hint={t('settings.logo.hint')}
        kind="logo"
        label={t('settings.logo.label')}
        picture={name && `/api/pictures/${name}`}
        refresh={refresh}
        remove={() => call('delete', '/api/admin/logo')}
        save={(body) => call('put', '/api/admin/logo', { body })}
      />
    </Card>
  );
}
