import { useTexts } from '../../../shared/texts/i18n.ts';
import { useCurrentQuestionnaire } from '../../kit/session/current-questionnaire.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { useDialog } from '../../kit/ui/use-dialog.ts';
import { BarredAddresses } from './barred.tsx';
import { DraftDialog } from './draft-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { Finder } from './finder.tsx';
import { ContentDialog } from './content-dialog.tsx';
import { nameToType } from './names.ts';
import { type Erasable } from './personal-data.api.ts';

type Opened = { kind: 'kept' | 'draft'; id: string; name: string } | { kind: 'erase'; subject: Erasable };

/** What is kept of a person, as a file and erased for good, and who gets no more mails (rules: Personal data). */
export function PersonalDataPage() {
  const t = useTexts();
  const { id: questionnaireId, name: about } = useCurrentQuestionnaire();
  const { dialog, open, close } = useDialog<Opened>();
  const onErase = (subject: Erasable) => open({ kind: 'erase', subject });
  return (
    <Page
      about={about}
      description={t('personal-data.description')}
      screen="personal-data"
      title={t('personal-data.title')}
    >
      <Finder
        onErase={onErase}
        onShow={(found) =>
          open({ kind: found.kind === 'draft' ? 'draft' : 'kept', id: found.id, name: nameToType(t, found) })
        }
      />
      <BarredAddresses key={`barred-${questionnaireId}`} questionnaireId={questionnaireId} />
      {dialog?.kind === 'kept' && <ContentDialog id={dialog.id} name={dialog.name} onClose={close} />}
      {dialog?.kind === 'draft' && <DraftDialog id={dialog.id} name={dialog.name} onClose={close} />}
      {dialog?.kind === 'erase' && <EraseDialog onClose={close} subject={dialog.subject} />}
    </Page>
  );
}
