import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTexts } from '../../shared/texts/i18n.ts';
import { useQuestionnaireSelection } from '../shell/current-questionnaire.tsx';
import { type Questionnaire } from '../shell/questionnaires.api.ts';
import { Empty } from '../ui/empty.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { useDialog } from '../ui/use-dialog.ts';
import { DeletedOffer } from './deleted-offer.tsx';
import { QuestionnaireList, type RowAction } from './questionnaire-list.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

const QuestionnaireDialog = lazyPart(
  async () => (await import('./questionnaire-dialog.tsx')).QuestionnaireDialog,
);
const CopyDialog = lazyPart(async () => (await import('./copy-dialog.tsx')).CopyDialog);
const DeleteDialog = lazyPart(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

type OpenDialog = { kind: 'create' } | { kind: RowAction; questionnaire: Questionnaire };

/** All questionnaires the person may manage, and what can be done with each. */
export function QuestionnairesPage() {
  const t = useTexts();
  const { list, state, error, retry } = useQuestionnaireSelection();
  const { dialog, open, close } = useDialog<OpenDialog>();
  return (
    <Page
      actions={
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => open({ kind: 'create' })} type="primary">
          {t('questionnaires.create.open')}
        </Button>
      }
      description={t('questionnaires.description')}
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
      {dialog !== null && <Dialog dialog={dialog} onClose={close} />}
    </Page>
  );
}

function Dialog({ dialog, onClose }: Readonly<{ dialog: OpenDialog; onClose: () => void }>) {
  switch (dialog.kind) {
    case 'create':
      return <QuestionnaireDialog onClose={onClose} questionnaire={null} />;
    case 'edit':
      return <QuestionnaireDialog onClose={onClose} questionnaire={dialog.questionnaire} />;
    case 'copy':
      return <CopyDialog onClose={onClose} questionnaire={dialog.questionnaire} />;
    case 'delete':
      return <DeleteDialog onClose={onClose} questionnaire={dialog.questionnaire} />;
  }
}
