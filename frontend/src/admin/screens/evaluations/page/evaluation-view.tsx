import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown, Grid } from 'antd';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { sessionOptions } from '../../../../shared/actions/session.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { DueTime } from '../due-cell.tsx';
import { EditForm } from '../edit-panel/edit-form.tsx';
import { type Evaluation } from '../edit-panel/edit.api.ts';
import { type EditHandle } from '../edit-panel/use-edit-handle.ts';
import { Email } from '../email.tsx';
import { NextStepButton } from '../row-actions.tsx';
import { RowDialogs, useRowDialogs } from '../row-dialogs.tsx';
import { RowStatus } from '../row-marks.tsx';
import { pageMenu } from '../row-menu.tsx';
import { Score } from '../score.tsx';
import { canEdit } from '../status-rules.ts';
import { useEvaluationActions } from '../use-evaluation-actions.tsx';
import { clientNameOf } from '../../../kit/evaluations/client-name.ts';
import { useIsSetUp } from '../../../kit/integrations/integrations.api.ts';
import { useRowWorks } from '../../../kit/jobs/row-work.ts';
import { paths } from '../../../addresses.ts';
import { type Questionnaire } from '../../../kit/session/questionnaires.api.ts';
import { Page } from '../../../kit/ui/page.tsx';
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
  onVerified?: () => void;
  /** Ways to other evaluations, for the action bar of a phone. */
  steps?: ReactNode;
  /** Stands above all of it, such as where in the queue it is. */
  children?: ReactNode;
}

/** Everything about one evaluation: how it stands, its texts with what they rest on, the answers, the client's page. */
export function EvaluationView(props: EvaluationViewProps) {
  const { evaluation, questionnaire, place = 'evaluation', handle, onVerified, steps, children } = props;
  const t = useTexts();
  const { data: user } = useQuery(sessionOptions);
  const own = useRef<EditHandle>(null);
  const form = handle ?? own;
  const isWide = Grid.useBreakpoint().xl === true;
  const hasTexts = evaluation.generatedTexts !== null;
  const isSided = isWide && canEdit(evaluation);
  const clinic = evaluation.clinicName;
  return (
    <Page
      about={questionnaire.name}
      actions={<MainActions evaluation={evaluation} questionnaire={questionnaire} />}
      description={clinic === '' ? questionnaire.name : `${clinic} · ${questionnaire.name}`}
      screen={`${place}-${evaluation.id}`}
      title={clientNameOf(t, evaluation)}
    >
      {children}
      <Facts evaluation={evaluation} />
      <div className={`${styles.columns} ${isSided ? styles.sided : ''}`}>
        <div className="stack gap-5 may-shrink content-start">
          {hasTexts && user !== undefined && user !== null && (
            <EditForm
              adminId={user.id}
              evaluation={evaluation}
              handle={form}
              steps={steps}
              {...(onVerified === undefined ? {} : { onVerified })}
            />
          )}
          {!hasTexts && <p className="card pad-4 roomy">{t('page.texts.none')}</p>}
          <Answers evaluation={evaluation} />
          <Notes evaluationId={evaluation.id} />
          <Timeline evaluation={evaluation} />
          {hasTexts && (
            <Versions evaluation={evaluation} onRestore={(texts) => form.current?.restore(texts)} />
          )}
        </div>
        {isSided && <LivePreview evaluation={evaluation} />}
      </div>
    </Page>
  );
}

/** Status, promise, score, address and when the response came. */
function Facts({ evaluation }: { evaluation: Evaluation }) {
  const t = useTexts();
  const works = useRowWorks();
  return (
    <div className={`card pad-4 ${styles.facts}`}>
      <RowStatus row={evaluation} work={works[evaluation.id]} />
      <DueTime row={evaluation} />
      <Score row={evaluation} />
      <Email address={evaluation.clientEmail} />
      <Assignee evaluation={evaluation} />
      <span className="text-2 soft">
        {t('page.received', { date: formatDateTime(evaluation.submittedAt) })}
      </span>
    </div>
  );
}

/** The next step, unless it is the approval, which stands at the texts; and a menu with the rest. */
function MainActions({
  evaluation,
  questionnaire,
}: Pick<EvaluationViewProps, 'evaluation' | 'questionnaire'>) {
  const t = useTexts();
  const navigate = useNavigate();
  const works = useRowWorks();
  const dialogs = useRowDialogs();
  const hasTrello = useIsSetUp('trello', questionnaire.id);
  const actions = useEvaluationActions(questionnaire, {
    onTexts: () => undefined,
    onDeleted: () => void navigate(paths.dashboard),
    onMails: dialogs.onMails,
    onStatus: dialogs.onStatus,
  });
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
      <RowDialogs actions={actions} dialogs={dialogs} />
    </>
  );
}
