import { CheckCircleOutlined, ExclamationCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { paths } from '../../paths.ts';
import { Bars } from '../../ui/bars.tsx';
import { Card } from '../../ui/page.tsx';
import { QueryError } from '../../ui/query-error.tsx';
import { integrationOptions, standingOf, type Integration } from './integrations.api.ts';
import styles from './integrations.module.css';

const icons = {
  working: <CheckCircleOutlined aria-hidden />,
  failing: <ExclamationCircleOutlined aria-hidden />,
  untried: <CheckCircleOutlined aria-hidden />,
  missing: <MinusCircleOutlined aria-hidden />,
} as const;

/** Each outside service as it really is: set up or not, what last worked and what did not. */
export function IntegrationCard({ questionnaireId }: Readonly<{ questionnaireId: number }>) {
  const t = useTexts();
  const query = useQuery(integrationOptions(questionnaireId));
  return (
    <Card note={t('config.integrations.note')} title={t('config.integrations.title')}>
      {query.isPending && <Bars count={5} />}
      {query.isError && <QueryError error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && (
        <ul className={styles.services}>
          {query.data.map((integration) => (
            <Service integration={integration} key={integration.service} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Service({ integration }: Readonly<{ integration: Integration }>) {
  const t = useTexts();
  const { service, missing, lastSuccessAt, lastFailureAt, lastFailure } = integration;
  const standing = standingOf(integration);
  const names = missing.map((key) => t(`config.setting.${key.replaceAll('_', '-')}`, {}, key)).join(', ');
  return (
    <li className={styles.service} data-standing={standing}>
      <span className={styles.icon}>{icons[standing]}</span>
      <div className={styles.about}>
        <strong>{t(`config.service.${service}`, {}, service)}</strong>
        <span className={styles.standing}>{t(`config.standing.${standing}`)}</span>
        {missing.length > 0 && <p>{t('config.integrations.missing', { names })}</p>}
        {lastSuccessAt !== null && (
          <p>{t('config.integrations.success', { time: formatDateTime(lastSuccessAt) })}</p>
        )}
        {lastFailure !== null && lastFailureAt !== null && (
          <p>
            {t('config.integrations.failure', {
              time: formatDateTime(lastFailureAt),
              reason: lastFailure.message,
            })}
          </p>
        )}
      </div>
      <SettingsLink service={t(`config.service.${service}`, {}, service)} />
    </li>
  );
}

/** The way to where it is set up, as soon as that screen exists. */
function SettingsLink({ service }: Readonly<{ service: string }>) {
  const t = useTexts();
  const { settings }: Partial<Record<string, string>> = paths;
  if (settings === undefined) return null;
  return (
    <Link to={settings}>
      {t('config.integrations.settings')}
      <span className="visually-hidden">: {service}</span>
    </Link>
  );
}
