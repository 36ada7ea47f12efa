import { EditOutlined, EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { sessionOptions } from '../../../../shared/actions/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useFocusHeading } from '../../../../shared/a11y/use-focus-heading.ts';
import { usePageTitle } from '../../../../shared/a11y/use-page-title.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { DueTime } from '../due-cell.tsx';
import { EditForm } from '../edit-panel/edit-form.tsx';
import { type Evaluation } from '../edit-panel/edit.api.ts';
import { type EditHandle } from '../edit-panel/use-edit-handle.ts';
import { Email } from '../../../kit/ui/email.tsx';
import { NextStepButton } from '../row-actions.tsx';
import { RowDialogs, useRowDialogs } from '../row-dialogs.tsx';
import { RowStatus } from '../row-marks.tsx';
import { pageMenu } from '../row-menu.tsx';
import { Score } from '../score.tsx';
import { canEdit } from '../status-rules.ts';
import { useEvaluationActions, type EvaluationActions } from '../use-evaluation-actions.tsx';
import { clientNameOf } from '../../../kit/evaluations/client-name.ts';
import { useMedia } from '../../../kit/ui/use-media.ts';
import { useIsSetUp } from '../../../kit/integrations/integrations.api.ts';
import { HelpButton } from '../../../kit/help/help-button.tsx';
import { useCommands } from '../../../kit/shortcuts/commands.ts';
import { useRowWorks } from '../../../kit/jobs/row-work.ts';
import { paths } from '../../../addresses.ts';
import { type Questionnaire } from '../../../kit/session/questionnaires.api.ts';
import { Answers } from './answers.tsx';
import { Assignee } from './assignee.tsx';
import styles from './evaluation-page.module.css';
import { LivePreview } from './live-preview.tsx';
import { Notes } from './notes.tsx';
import { Timeline } from './timeline.tsx';
import { Versions } from './versions.tsx';

interface EvaluationViewProps {
  evaluation: Evaluation;
  questionnaire: Questionnaire;
  /** On which screen it is shown. */
  place?: 'evaluation' | 'review';
  /** What keys of the screen around can do to the texts. */
  handle?: RefObject<EditHandle | null>;
  /** Called once it is approved, and whether it was sent then. */
  onVerified?: (isSent: boolean) => void;
  /** Why a person should read it. */
  note?: string;
  /** Ways to other evaluations, for the action bar of a phone. */
  steps?: ReactNode;
  /** Stands in the one row above the texts, such as where in the queue it is. */
  children?: ReactNode;
}

/** Everything about one evaluation: how it stands, its texts with what they rest on, the answers, the client's page. */
export function EvaluationView(props: EvaluationViewProps) {
  const {
    evaluation,
    questionnaire,
    place = 'evaluation',
    handle,
    onVerified,
    note = '',
    steps,
    children,
  } = props;
  const t = useTexts();
  const navigate = useNavigate();
  const { data: user } = useQuery(sessionOptions);
  const own = useRef<EditHandle>(null);
  const form = handle ?? own;
  const dialogs = useRowDialogs();
  const actions = useEvaluationActions(questionnaire, {
    onTexts: () => undefined,
    onDeleted: () => void navigate(paths.dashboard),
    onMails: dialogs.onMails,
    onStatus: dialogs.onStatus,
  });
  useCommands([
    {
      id: 'review.edit',
      label: t('edit.key'),
      key: 'e',
      inPalette: false,
      run: () => form.current?.edit(),
    },
  ]);
  const isWide = useMedia('(min-width: 1200px)');
  const hasTexts = evaluation.generatedTexts !== null;
  const isSided = isWide && canEdit(evaluation);
  const rest = (
    <div className="stack gap-1">
      <Assignee evaluation={evaluation} />
      <Answers evaluation={evaluation} />
      <Notes evaluationId={evaluation.id} />
      <Timeline evaluation={evaluation} />
      {hasTexts && <Versions evaluation={evaluation} onRestore={(texts) => form.current?.restore(texts)} />}
    </div>
  );
  return (
    <div className="stack gap-3">
      <Head actions={actions} evaluation={evaluation} note={note} place={place} questionnaire={questionnaire}>
        {children}
      </Head>
      <div className={`${styles.columns} ${isSided ? styles.sided : ''}`}>
        {hasTexts && user !== undefined && user !== null && (
          <EditForm
            adminId={user.id}
            evaluation={evaluation}
            handle={form}
            onVerified={(isToBeSent) => {
              if (isToBeSent) actions.sendNow(evaluation);
              onVerified?.(isToBeSent);
            }}
            steps={steps}
            {...(evaluation.status === 'generated' &&
              evaluation.addressCheck !== 'awaited' && { askToSend: () => actions.askToSend(evaluation) })}
          >
            {rest}
          </EditForm>
        )}
        {!hasTexts && (
          <div className="stack gap-3 card pad-4 content-start">
            <p>{t('page.texts.none')}</p>
            {rest}
          </div>
        )}
        {isSided && <LivePreview evaluation={evaluation} />}
      </div>
      <RowDialogs actions={actions} dialogs={dialogs} />
    </div>
  );
}

interface HeadProps extends Required<Pick<EvaluationViewProps, 'evaluation' | 'questionnaire' | 'place'>> {
  actions: EvaluationActions;
  note: string;
  children: ReactNode;
}

/** Who it is about, how it stands and what can be done with it, in one row. */
function Head({ evaluation, questionnaire, place, actions, note, children }: HeadProps) {
  const t = useTexts();
  const works = useRowWorks();
  const screen = `${place}-${evaluation.id}`;
  const heading = useFocusHeading(screen);
  const name = clientNameOf(t, evaluation);
  usePageTitle(`${name} – ${questionnaire.name}`);
  return (
    <header className={`align-center ${styles.head}`}>
      <div className={`may-shrink anywhere ${styles.who}`}>
        <h1 className="text-5" ref={heading} tabIndex={-1}>
          {name}
        </h1>
        <p className="text-1 soft">{evaluation.clinicName}</p>
      </div>
      <div className={`cluster gap-line align-center grow may-shrink text-2 ${styles.facts}`}>
        {place === 'evaluation' && <RowStatus row={evaluation} work={works[evaluation.id]} />}
        <DueTime row={evaluation} />
        <Score row={evaluation} />
        {evaluation.anonymisedAt === null && (
          <Button
            className={styles.address ?? ''}
            onClick={() => actions.correct(evaluation)}
            size="small"
            title={t('evaluations.actions.correct-menu')}
            type="text"
          >
            <Email address={evaluation.clientEmail} className="text-2" /> <EditOutlined aria-hidden />
          </Button>
        )}
        <span className="hide-empty warning">{note}</span>
      </div>
      {children}
      <div className="row align-center">
        <HelpButton screen={screen} />
        <MainActions actions={actions} evaluation={evaluation} questionnaire={questionnaire} />
      </div>
    </header>
  );
}

/** The next step, unless it is the approval, which stands at the texts; and a menu with the rest. */
function MainActions({ evaluation, questionnaire, actions }: Omit<HeadProps, 'place' | 'note' | 'children'>) {
  const t = useTexts();
  const works = useRowWorks();
  const hasTrello = useIsSetUp('trello', questionnaire.id);
  const work = works[evaluation.id];
  const busy = work !== undefined && work.failure === null ? work : null;
  const isForApproval = evaluation.status === 'generated' || evaluation.editedSinceApproval;
  return (
    <>
      {!isForApproval && (
        <div className={styles.next}>
          <NextStepButton actions={actions} busy={busy} row={evaluation} />
        </div>
      )}
      <Dropdown
        disabled={busy !== null}
        menu={{ items: pageMenu({ row: evaluation, actions, t, hasTrello }) }}
        placement="bottomRight"
        trigger={['click']}
      >
        <Button
          aria-label={t('evaluations.actions.more', { name: evaluation.clientName })}
          icon={<EllipsisOutlined aria-hidden />}
        />
      </Dropdown>
    </>
  );
}
