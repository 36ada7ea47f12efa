import { useQueryClient } from '@tanstack/react-query';
import { type Location, Navigate, useLocation, useParams } from 'react-router-dom';
import { sessionOptions } from '../../../shared/actions/session.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { useCurrentQuestionnaire } from '../../kit/session/current-questionnaire.tsx';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { PageNav } from '../../kit/ui/page-nav.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { readStoredValue, storedKeys } from '../../../shared/state/stored.ts';
import { useAskBeforeUnload } from '../../kit/ui/use-ask-before-unload.ts';
import { useDialog } from '../../kit/ui/use-dialog.ts';
import { useUnsavedNotice } from '../../kit/ui/use-unsaved-notice.ts';
import { ConfigurationActions } from './configuration-actions.tsx';
import { configurationOptions } from './configuration.api.ts';
import { ConnectionsPart } from './connections-part.tsx';
import { draftKeys } from './draft-keys.ts';
import { formKeyOf } from './insights/insight-work.ts';
import { type Part, partNamed, partOfPlace, partPaths, parts } from './parts.ts';
import { TextsPart } from './welcome-texts/texts-part.tsx';

const waiting = <Skeleton lines={8} />;
const shown = {
  overview: lazyPart(async () => (await import('./overview/overview-part.tsx')).OverviewPart, waiting),
  questions: lazyPart(async () => (await import('./questions/questions-part.tsx')).QuestionsPart, waiting),
  insights: lazyPart(async () => (await import('./insights/insights-part.tsx')).InsightsPart, waiting),
  texts: TextsPart,
  connections: ConnectionsPart,
} as const;
const ImportDialog = lazyPart(async () => (await import('./import/import-dialog.tsx')).ImportDialog);

/** Everything a questionnaire is made of, in parts. An address leads to the part in which the place it names stands. */
export function ConfigurationPage() {
  const { part: name } = useParams();
  const { hash, search, state } = useLocation() as Location<unknown>;
  const part = partNamed(name);
  const wanted = partOfPlace(hash.slice(1)) ?? part ?? 'overview';
  if (wanted === part) return <PartPage part={part} />;
  return <Navigate replace state={state} to={{ pathname: partPaths[wanted], search, hash }} />;
}

/** What somebody who has just created the questionnaire wants to make it of. */
function useStartOf(): unknown {
  const { state } = useLocation() as { state: { start?: unknown } | null };
  return state?.start;
}

function PartPage({ part }: { part: Part }) {
  const t = useTexts();
  const questionnaire = useCurrentQuestionnaire();
  const importing = useDialog<'import'>(undefined, useStartOf() === 'workbook' ? 'import' : null);
  const unsaved = useUnsavedParts(questionnaire.id);
  useUnsavedNotice(
    'configuration',
    () => Object.values(draftKeys).some((start) => storedKeys('tab').some((key) => key.startsWith(start))),
    {
      title: t('config.kept.title'),
      description: t('config.kept.text'),
    },
  );
  // The part that is shown asks for itself.
  useAskBeforeUnload([...unsaved].some((one) => one !== part));
  const Shown = shown[part];
  return (
    <Page
      about={part === 'overview' ? questionnaire.name : `${t(`config.part.${part}`)} – ${questionnaire.name}`}
      actions={
        <ConfigurationActions onImport={() => importing.open('import')} questionnaire={questionnaire} />
      }
      screen={part === 'overview' ? 'configuration' : `configuration-${part}`}
      title={t('config.title')}
    >
      <PageNav
        label={t('config.part.label')}
        pages={parts.map((one) => ({
          path: partPaths[one],
          title: t(`config.part.${one}`),
          isHere: one === part,
          note: one !== part && unsaved.has(one) && t('config.part.unsaved'),
        }))}
      />
      <Shown key={questionnaire.id} questionnaireId={questionnaire.id} />
      {importing.dialog !== null && (
        <ImportDialog onClose={importing.close} questionnaireId={questionnaire.id} />
      )}
    </Page>
  );
}

/** Parts of this questionnaire in which something typed waits in this tab, as it was when the page was last drawn. */
function useUnsavedParts(questionnaireId: number): ReadonlySet<Part> {
  const client = useQueryClient();
  const user = client.getQueryData(sessionOptions.queryKey);
  const sections = client.getQueryData(configurationOptions(questionnaireId).queryKey)?.sections ?? [];
  const keys: readonly (readonly [Part, string])[] = [
    ['questions', `${draftKeys.questions}${user?.id}:${questionnaireId}`],
    ...sections.map(({ id }) => ['questions', `${draftKeys.section}${id}`] as const),
    ['texts', `${draftKeys.welcome}${questionnaireId}`],
  ];
  const unsaved = keys.filter(([, key]) => readStoredValue('tab', key) !== null).map(([part]) => part);
  const insights = storedKeys('tab').some((key) => key.startsWith(formKeyOf(questionnaireId, '')));
  return new Set<Part>(insights ? [...unsaved, 'insights'] : unsaved);
}
