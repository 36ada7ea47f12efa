import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { SaveLine } from '../../kit/forms/save-line.tsx';
import { Card } from '../../kit/ui/page.tsx';
import { ServiceTest } from './service-test.tsx';
import { useSettingDrafts } from './setting-drafts.ts';
import { SettingField } from './setting-field.tsx';
import { type Setting } from './settings.api.ts';
import styles from './settings.module.css';
import { type SettingsPart, type ShownCard, type ShownField } from './shown-settings.ts';
import { usePageSaving } from './use-page-saving.ts';

interface SettingsFormProps {
  part: SettingsPart;
  settings: readonly Setting[];
}

/** The settings of a page, saved together. */
export function SettingsForm({ part, settings }: SettingsFormProps) {
  const t = useTexts();
  const drafts = useSettingDrafts();
  const stored = settings.filter(({ encrypted, source }) => encrypted && source === 'database');
  const storedSecrets = new Set<string>(stored.map(({ key }) => key));
  const keys = part.cards.flatMap(({ fields }) => fields.map(({ key }) => key));
  const ofPage = settings.filter(({ key }) => keys.includes(key));
  const saving = usePageSaving({ settings: ofPage, storedSecrets, drafts });
  const fieldsOf = (fields: readonly ShownField[]) => (
    <div className={`columns ${styles.fields}`}>
      {fields.map(({ key, kind }) => {
        const setting = ofPage.find((one) => one.key === key);
        return (
          setting && (
            <SettingField
              drafts={drafts}
              key={key}
              kind={kind}
              saving={saving}
              setting={setting}
              storedSecrets={storedSecrets}
            />
          )
        );
      })}
    </div>
  );
  const hasMore = ({ fields }: ShownCard) => fields.some(({ advanced }) => advanced);
  return (
    <form
      className="stack gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saving.submit();
      }}
    >
      {part.cards.map((card) => (
        <Card
          actions={
            card.link !== undefined && <Link to={card.link}>{t(`settings.card.${card.name}-link`)}</Link>
          }
          key={card.name}
          note={t(`settings.card.${card.name}-note`, {}, '')}
          title={t(`settings.card.${card.name}`)}
        >
          {fieldsOf(card.fields.filter(({ advanced }) => !advanced))}
          {hasMore(card) && (
            <Advanced keys={card.fields.flatMap(({ advanced, key }) => (advanced ? [key] : []))}>
              {fieldsOf(card.fields.filter(({ advanced }) => advanced))}
            </Advanced>
          )}
          {card.services.map((service) => (
            <ServiceTest key={service} service={service} unsaved={saving.unsaved} />
          ))}
        </Card>
      ))}
      <SaveLine
        className={saving.unsaved ? styles.unsaved : ''}
        discard={{ text: t('settings.save.discard'), run: saving.discard }}
        form={saving}
        note={saving.unsaved ? t('settings.state.modified') : ''}
        save={{ text: t('settings.save.action') }}
      />
    </form>
  );
}

interface AdvancedProps {
  keys: readonly string[];
  children: ReactNode;
}

/** What few ever change, folded away; open when the address names one of them. */
function Advanced({ keys, children }: AdvancedProps) {
  const t = useTexts();
  const { hash } = useLocation();
  const isAddressed = keys.includes(hash.slice(1));
  const [wanted, setWanted] = useState<boolean | null>(null);
  return (
    <details
      onToggle={({ currentTarget }) =>
        setWanted(currentTarget.open === isAddressed ? null : currentTarget.open)
      }
      open={wanted ?? isAddressed}
    >
      <summary className="strong">{t('settings.advanced')}</summary>
      {children}
    </details>
  );
}
