import { CheckCircleOutlined, ExclamationCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { paths, settingAddress } from '../../addresses.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Card } from '../ui/page.tsx';
import { integrationOptions, integrationStateOf, type Integration } from './integrations.api.ts';
import styles from './integrations.module.css';

const icons = {
  working: <CheckCircleOutlined aria-hidden />,
  failing: <ExclamationCircleOutlined aria-hidden />,
  untried: <CheckCircleOutlined aria-hidden />,
  missing: <MinusCircleOutlined aria-hidden />,
} as const;

const tones = { working: 'good', failing: 'bad', untried: 'soft', missing: 'soft' } as const;

/** Each outside service as it really is: set up or not, what last worked and what did not. */
export function IntegrationCard({ questionnaireId }: { questionnaireId: number }) {
  const t = useTexts();
  const query = useQuery(integrationOptions(questionnaireId));
  return (
    <Card title={t('config.integrations.title')}>
      <Loaded lines={5} query={query}>
        {(integrations) => (
          <ul className={`columns ${styles.services}`}>
            {integrations.map((integration) => (
              <Service integration={integration} key={integration.service} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

/** The first setting of each service, where it is set up. */
const settingOf: Readonly<Record<Integration['service'], string>> = {
  ai: 'openai_api_key',
  mail: 'mailgun_api_key',
  sheets: 'google_credentials',
  forms: 'google_credentials',
  trello: 'trello_api_key',
};

function Service({ integration }: { integration: Integration }) {
  const t = useTexts();
  const { service, configured, missing, lastSuccessAt, lastFailureAt, lastFailure } = integration;
  const state = integrationStateOf(integration);
  const names = missing.map((key) => t(`config.setting.${key.replaceAll('_', '-')}`, {}, key)).join(', ');
  return (
    <li className="cluster gap-wide align-start box pad-2 anywhere">
      <span className={`text-4 ${tones[state]}`}>{icons[state]}</span>
      <div className={`cluster gap-line may-shrink ${styles.about}`}>
        <strong>{t(`config.service.${service}`, {}, service)}</strong>
        <span className={tones[state]}>{t(`config.standing.${state}`)}</span>
        {missing.length > 0 && (
          <p className="soft">
            {t(configured ? 'config.integrations.besides' : 'config.integrations.missing', { names })}
          </p>
        )}
        {lastSuccessAt !== null && (
          <p className="soft">{t('config.integrations.success', { time: formatDateTime(lastSuccessAt) })}</p>
        )}
        {lastFailure !== null && lastFailureAt !== null && (
          <p className="soft">
            {t('config.integrations.failure', {
              time: formatDateTime(lastFailureAt),
              reason: lastFailure.message,
            })}
          </p>
        )}
      </div>
      <Link
        to={missing.includes('googleFormUrl') ? paths.questionnaires : settingAddress(settingOf[service])}
      >
        {t('config.integrations.settings')}
        <span className="visually-hidden">: {t(`config.service.${service}`, {}, service)}</span>
      </Link>
    </li>
  );
}
