import { Link } from 'react-router-dom';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Card } from '../ui/page.tsx';
import { ServiceTest } from './service-test.tsx';
import { type SettingDrafts } from './setting-drafts.ts';
import { SettingField } from './setting-field.tsx';
import { type Setting } from './settings.api.ts';
import styles from './settings.module.css';
import { type ShownCard } from './shown-settings.ts';

interface SettingsCardProps {
  card: ShownCard;
  settings: readonly Setting[];
  drafts: SettingDrafts;
}

/** The settings that belong together, and the test of the services that they are for. */
export function SettingsCard({
  card: { name, fields, services, link },
  settings,
  drafts,
}: Readonly<SettingsCardProps>) {
  const t = useTexts();
  const stored = settings.filter(({ encrypted, source }) => encrypted && source === 'database');
  const storedSecrets = new Set<string>(stored.map(({ key }) => key));
  const unsaved = fields.some(({ key }) => drafts.texts[key] !== undefined);
  return (
    <Card
      actions={link !== undefined && <Link to={link}>{t(`settings.card.${name}-link`)}</Link>}
      note={t(`settings.card.${name}-note`)}
      title={t(`settings.card.${name}`)}
    >
      <div className={`columns ${styles.fields}`}>
        {fields.map((field) => {
          const setting = settings.find(({ key }) => key === field.key);
          return (
            setting && (
              <SettingField
                drafts={drafts}
                key={field.key}
                kind={field.kind}
                setting={setting}
                storedSecrets={storedSecrets}
              />
            )
          );
        })}
      </div>
      {services.length > 0 && (
        <div className="stack">
          {services.map((service) => (
            <ServiceTest key={service} service={service} unsaved={unsaved} />
          ))}
        </div>
      )}
    </Card>
  );
}
