import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { formOptions, type OnlineForm } from '../../kit/online-form/online-form.api.ts';
import { useCurrentQuestionnaire } from '../../kit/session/current-questionnaire.tsx';
import { type Questionnaire } from '../../kit/session/questionnaires.api.ts';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { storedKeys } from '../../../shared/state/stored.ts';
import { useUnsavedNotice } from '../../kit/ui/use-unsaved-notice.ts';
import { draftKeyStart } from './draft-key.ts';
import { FormSettings } from './form-settings.tsx';
import { Invitations } from './invitations/invitations.tsx';
import { LinkCard } from './link-card.tsx';
import { OpenCard } from './open-card.tsx';

/** How clinics come to the questionnaire and fill it in on this site. */
export function CollectPage() {
  const t = useTexts();
  const questionnaire = useCurrentQuestionnaire();
  const form = useQuery(formOptions(questionnaire.id));
  useUnsavedNotice('collect', () => storedKeys('tab').some((key) => key.startsWith(draftKeyStart)), {
    title: t('collect.kept.title'),
    description: t('collect.kept.text'),
  });
  return (
    <Page about={questionnaire.name} screen="collect" title={t('collect.title')}>
      <Loaded errorTitle="collect.load-failed" lines={12} query={form}>
        {(data) => <Cards form={data} key={questionnaire.id} questionnaire={questionnaire} />}
      </Loaded>
    </Page>
  );
}

/** What every card is about. */
export interface CardProps {
  form: OnlineForm;
  questionnaire: Questionnaire;
}

function Cards(props: CardProps) {
  return (
    <>
      <OpenCard {...props} />
      <LinkCard {...props} />
      <Invitations {...props} />
      <FormSettings {...props} />
    </>
  );
}
