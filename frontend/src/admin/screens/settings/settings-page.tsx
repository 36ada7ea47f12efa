import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { IntegrationCard } from '../../kit/integrations/integration-card.tsx';
import { paths } from '../../addresses.ts';
import { useQuestionnaireSelection } from '../../kit/session/current-questionnaire.tsx';
import { TransferCard } from '../../kit/translation-file/transfer-card.tsx';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { focusWhenThere } from '../../kit/ui/focus-when-there.ts';
import { Page, Card } from '../../kit/ui/page.tsx';
import { LogoCard } from './logo-card.tsx';
import { useSettingDrafts } from './setting-drafts.ts';
import { SettingsCard } from './settings-card.tsx';
import { settingsOptions } from './settings.api.ts';
import { shownCards } from './shown-settings.ts';

/** The addresses of the landing page, the keys of outside services, and whether they work. */
export function SettingsPage() {
  const t = useTexts();
  const { current } = useQuestionnaireSelection();
  const query = useQuery(settingsOptions);
  const drafts = useSettingDrafts();
  useAddressedField(query.isSuccess);
  return (
    <Page description={t('settings.description')} screen="settings" title={t('settings.title')}>
      <Loaded errorTitle="settings.load.failed" lines={10} query={query}>
        {(settings) => (
          <>
            {current !== null && (
              <IntegrationCard note={t('settings.status.note')} questionnaireId={current.id} />
            )}
            <LogoCard settings={settings} />
            {shownCards.map((card) => (
              <SettingsCard card={card} drafts={drafts} key={card.name} settings={settings} />
            ))}
          </>
        )}
      </Loaded>
      <WebhooksLink />
      <TransferCard />
    </Page>
  );
}

/** Goes to the field that the address names behind its #, such as one that was chosen in the palette. */
function useAddressedField(ready: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (ready && hash !== '') focusWhenThere(hash.slice(1), { at: 'center' });
  }, [hash, key, ready]);
}

/** The way to the servers that are notified of what happens, which each questionnaire has of its own. */
function WebhooksLink() {
  const t = useTexts();
  return (
    <Card note={t('settings.webhooks.note')} title={t('settings.webhooks.title')}>
      <Link to={paths.webhooks}>{t('settings.webhooks.open')}</Link>
    </Card>
  );
}
