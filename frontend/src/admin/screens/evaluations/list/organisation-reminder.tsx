import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { paths } from '../../../addresses.ts';
import { settingsOptions } from './dashboard.api.ts';
import { FoldedNotice } from './folded-notice.tsx';

const wanted = { organisation_name: 'name', landing_contact_email: 'contact' } as const;

/** Asks for what clinics do not learn until somebody sets it: who evaluates, and whom they can ask (rules: Organisation). */
export function OrganisationReminder() {
  const t = useTexts();
  const { data: settings = [] } = useQuery(settingsOptions);
  const missing = Object.entries(wanted).filter(([name]) =>
    settings.some(({ key, isSet }) => key === name && !isSet),
  );
  // The demo's organisation does not exist (RFC 2606): nobody reads what clinics write to it.
  const isSample = settings.some(
    ({ key, value }) => key === 'landing_contact_email' && value?.endsWith('.example') === true,
  );
  if (missing.length === 0 && !isSample) return null;
  return (
    <FoldedNotice
      action={<Link to={paths.settings}>{t('dashboard.organisation.open')}</Link>}
      title={t(isSample ? 'dashboard.organisation.sample-title' : 'dashboard.organisation.title')}
      tone="info"
    >
      {isSample && <span>{t('dashboard.organisation.sample')}</span>}
      {missing.map(([key, what]) => (
        <span key={key}>{t(`dashboard.organisation.${what}`)}</span>
      ))}
    </FoldedNotice>
  );
}
