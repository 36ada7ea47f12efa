import { DownloadOutlined, DownOutlined, RestOutlined, UploadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sessionOptions } from '../../shared/actions/session.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { SyncButton } from '../form-sync/sync-button.tsx';
import { IntegrationCard } from '../integrations/integration-card.tsx';
import { formOptions } from '../online-form/online-form.api.ts';
import { PreviewLink } from '../online-form/preview-link.tsx';
import { paths } from '../screens.ts';
import { useCurrentQuestionnaire } from '../shell/current-questionnaire.tsx';
import { type Questionnaire } from '../shell/questionnaires.api.ts';
import { useDownload } from '../ui/download.ts';
import { Loaded } from '../ui/loaded.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Page } from '../ui/page.tsx';
import { useResponseDownloads } from '../ui/response-downloads.ts';
import { hasStored } from '../ui/stored.ts';
import { useDialog } from '../ui/use-dialog.ts';
import { useKeptNotice } from '../ui/use-kept-notice.ts';
import { useAddressedPlace } from './completeness/addressed-place.ts';
import { CompletenessCard } from './completeness/completeness-card.tsx';
import { configurationOptions, questionsOptions } from './configuration.api.ts';
import { draftKeys } from './draft-keys.ts';
import { OverviewCard } from './overview/overview-card.tsx';
import { draftsOf } from './questions/question-drafts.ts';
import { QuestionTable } from './questions/question-table.tsx';
import { UnknownAnswersCard } from './unknown-answers/unknown-answers-card.tsx';
import { useOrdering } from './use-order.ts';
import { WelcomeTextsCard } from './welcome-texts/welcome-texts-card.tsx';

const GuidedStart = lazyPart(async () => (await import('../guided-start/guided-start.tsx')).GuidedStart);
const ImportDialog = lazyPart(async () => (await import('./import/import-dialog.tsx')).ImportDialog);

/** What somebody who has just created the questionnaire wants to make it of. */
function useStartOf(): unknown {
  const { state } = useLocation() as { state: { start?: unknown } | null };
  return state?.start;
}

/** Everything a questionnaire is made of: sections and weights, welcome texts, questions, outside services. */
export function ConfigurationPage() {
  const t = useTexts();
  const questionnaire = useCurrentQuestionnaire();
  const importing = useDialog<'import'>(undefined, useStartOf() === 'workbook' ? 'import' : null);
  useKeptNotice('configuration', () => Object.values(draftKeys).some(hasStored), {
    title: t('config.kept.title'),
    description: t('config.kept.text'),
  });
  return (
    <Page
      about={questionnaire.name}
      actions={
        <ConfigurationActions onImport={() => importing.open('import')} questionnaire={questionnaire} />
      }
      description={t('config.description')}
      screen="configuration"
      title={t('config.title')}
    >
      <GuidedStart key={`start-${questionnaire.id}`} questionnaireId={questionnaire.id} />
      <CompletenessCard key={`wanted-${questionnaire.id}`} questionnaireId={questionnaire.id} />
      <UnknownAnswersCard key={`unknown-${questionnaire.id}`} questionnaireId={questionnaire.id} />
      <Configured questionnaireId={questionnaire.id}>
        <WelcomeTextsCard questionnaire={questionnaire} />
      </Configured>
      <IntegrationCard note={t('config.integrations.note')} questionnaireId={questionnaire.id} withLinks />
      {importing.dialog !== null && (
        <ImportDialog onClose={importing.close} questionnaireId={questionnaire.id} />
      )}
    </Page>
  );
}

interface ConfiguredProps {
  questionnaireId: number;
  /** Stands between the overview and the questions. */
  children: ReactNode;
}

/** What needs the sections and the questions. When reading them again fails, what is being worked on stays. */
function Configured({ questionnaireId, children }: Readonly<ConfiguredProps>) {
  const configuration = useQuery(configurationOptions(questionnaireId));
  const questions = useQuery(questionsOptions(questionnaireId));
  const { data: user } = useQuery(sessionOptions);
  const ordering = useOrdering(questionnaireId);
  useAddressedPlace(configuration.data && questions.data);
  return (
    <>
      <Loaded errorTitle="config.load.configuration" lines={8} query={configuration}>
        {(data) => (
          <OverviewCard configuration={data} ordering={ordering} questionnaireId={questionnaireId} />
        )}
      </Loaded>
      {children}
      <Loaded errorTitle="config.load.questions" lines={12} query={questions}>
        {(list) =>
          configuration.data !== undefined &&
          user && (
            <QuestionTable
              drafts={draftsOf(user.id, questionnaireId)}
              ordering={ordering}
              questionnaireId={questionnaireId}
              questions={list}
              sections={configuration.data.sections}
            />
          )
        }
      </Loaded>
    </>
  );
}

interface ConfigurationActionsProps {
  questionnaire: Questionnaire;
  onImport: () => void;
}

/** Ways in and out of the configuration as a whole: the form and the workbooks. */
function ConfigurationActions({ questionnaire, onImport }: Readonly<ConfigurationActionsProps>) {
  const t = useTexts();
  const download = useDownload();
  const items = useResponseDownloads(questionnaire.id, download);
  const { data: form } = useQuery(formOptions(questionnaire.id));
  const navigate = useNavigate();
  const trash = {
    key: 'trash',
    icon: <RestOutlined aria-hidden />,
    label: t('shell.trash'),
    onClick: () => void navigate(paths.trash),
  };
  return (
    <>
      <PreviewLink slug={form?.slug} />
      {questionnaire.googleFormUrl !== null && <SyncButton questionnaire={questionnaire} />}
      <Button
        icon={<DownloadOutlined aria-hidden />}
        onClick={() =>
          download.mutate({
            path: '/api/admin/export-config',
            query: { questionnaireId: questionnaire.id },
            fallbackName: 'questionnaire-config.xlsx',
          })
        }
      >
        {t('config.actions.template')}
      </Button>
      <Button icon={<UploadOutlined aria-hidden />} onClick={onImport}>
        {t('config.actions.upload')}
      </Button>
      <Dropdown menu={{ items: [...items, { type: 'divider' }, trash] }} trigger={['click']}>
        <Button loading={download.isPending}>
          {t('config.actions.more')}
          <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
    </>
  );
}
