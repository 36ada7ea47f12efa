import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { IntegrationCard } from '../../kit/integrations/integration-card.tsx';
import { paths } from '../../addresses.ts';
import { useQuestionnaireSelection } from '../../kit/session/current-questionnaire.tsx';
import { TransferCard } from '../../kit/translation-file/transfer-card.tsx';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { focusWhenThere } from '../../kit/ui/focus-when-there.ts';
import { PageNav } from '../../kit/ui/page-nav.tsx';
import { Page, Card } from '../../kit/ui/page.tsx';
import { LogoCard } from './logo-card.tsx';
import { SettingsForm } from './settings-form.tsx';
import { settingsOptions } from './settings.api.ts';
import { partOfSetting, type SettingsPart, settingsParts } from './shown-settings.ts';

/** The settings, on pages by task. An address that names a setting behind its # leads to the page on which it stands. */
export function SettingsPage() {
  const { part: name = 'organisation' } = useParams();
  const { hash } = useLocation();
  const here = settingsParts.find((part) => part.name === name);
  const wanted = partOfSetting(hash.slice(1)) ?? here;
  if (wanted === undefined) return <Navigate replace to={paths.settings} />;
  if (wanted !== here) return <Navigate replace to={{ pathname: wanted.path, hash }} />;
  return <PartPage key={name} part={here} />;
}

function PartPage({ part }: { part: SettingsPart }) {
  const t = useTexts();
  const query = useQuery(settingsOptions);
  useAddressedField(query.isSuccess);
  const { name } = part;
  return (
    <Page about={t(`settings.part.${name}`)} screen={`settings-${name}`} title={t('settings.title')}>
      <PageNav
        label={t('settings.title')}
        pages={settingsParts.map(({ name: one, path }) => ({
          path,
          title: t(`settings.part.${one}`),
          isHere: one === name,
        }))}
      />
      <Loaded errorTitle="settings.load.failed" lines={10} query={query}>
        {(settings) => (
          <>
            {name === 'organisation' && <LogoCard settings={settings} />}
            <SettingsForm part={part} settings={settings} />
          </>
        )}
      </Loaded>
      {name === 'connections' && <Connections />}
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

/** How the outside services stand, other servers that are notified, and the texts as a file. */
function Connections() {
  const t = useTexts();
  const { current } = useQuestionnaireSelection();
  return (
    <>
      {current !== null && <IntegrationCard questionnaireId={current.id} />}
      <Card
        actions={<Link to={paths.webhooks}>{t('settings.webhooks.open')}</Link>}
        title={t('settings.webhooks.title')}
      />
      <TransferCard />
    </>
  );
}
