import { PlusOutlined, UndoOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { formatDate } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { useQuestionnaireSelection } from '../../kit/session/current-questionnaire.tsx';
import { type Questionnaire } from '../../kit/session/questionnaires.api.ts';
import { Empty } from '../../kit/ui/empty.tsx';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { useAddressFlag } from '../../kit/ui/use-address-flag.ts';
import { useDialog } from '../../kit/ui/use-dialog.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { NewQuestionnaireDialog } from './new-questionnaire-dialog.tsx';
import { QuestionnaireDialog } from './questionnaire-dialog.tsx';
import { QuestionnaireList, type RowAction } from './questionnaire-list.tsx';
import { deletedOptions, useRestoreQuestionnaire } from './questionnaires.api.ts';

type OpenDialog = { kind: 'create' } | { kind: RowAction; questionnaire: Questionnaire };

/** All questionnaires the person may manage, and what can be done with each. */
export function QuestionnairesPage() {
  const t = useTexts();
  const { list, state, error, retry } = useQuestionnaireSelection();
  const { dialog, open, close } = useDialog<OpenDialog>();
  useAddressFlag('new', () => open({ kind: 'create' }));
  return (
    <Page
      actions={
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => open({ kind: 'create' })} type="primary">
          {t('questionnaires.create.open')}
        </Button>
      }
      screen="questionnaires"
      title={t('questionnaires.title')}
    >
      <DeletedOffer />
      <Loaded
        empty={<Empty>{t('questionnaires.empty')}</Empty>}
        errorTitle="shell.questionnaire.load-failed"
        lines={6}
        query={{ data: state === 'ready' ? list : undefined, error, refetch: retry }}
      >
        {(questionnaires) => (
          <QuestionnaireList
            onAction={(kind, questionnaire) => open({ kind, questionnaire })}
            questionnaires={questionnaires}
          />
        )}
      </Loaded>
      {dialog?.kind === 'create' && <NewQuestionnaireDialog onClose={close} />}
      {dialog?.kind === 'edit' && (
        <QuestionnaireDialog onClose={close} questionnaire={dialog.questionnaire} />
      )}
      {dialog?.kind === 'copy' && <CopyDialog onClose={close} questionnaire={dialog.questionnaire} />}
      {dialog?.kind === 'delete' && <DeleteDialog onClose={close} questionnaire={dialog.questionnaire} />}
    </Page>
  );
}

/** More than these are folded away: the page is about what there is. */
const shownOpen = 2;

/** Offers deleted questionnaires back for as long as the server keeps them. */
function DeletedOffer() {
  const t = useTexts();
  const { data: deleted = [] } = useQuery(deletedOptions);
  const restore = useRestoreQuestionnaire();
  if (deleted.length === 0) return null;
  return (
    <details className="box pad-2 tint-warning" open={deleted.length <= shownOpen}>
      <summary className="strong">{t('questionnaires.restore.title', { number: deleted.length })}</summary>
      <ul className="stack space-above-2">
        {deleted.map((questionnaire) => (
          <li className="cluster gap-wide spread align-center anywhere" key={questionnaire.id}>
            <span>
              <strong>{questionnaire.name}</strong>{' '}
              {t('questionnaires.restore.when', { date: formatDate(questionnaire.deletedAt) })}
            </span>
            <Button
              aria-label={`${t('questionnaires.restore.ok')}: ${questionnaire.name}`}
              icon={<UndoOutlined aria-hidden />}
              loading={restore.isPending && restore.variables.id === questionnaire.id}
              onClick={() => restore.mutate(questionnaire)}
            >
              {t('questionnaires.restore.ok')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
