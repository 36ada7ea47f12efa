import { Button, Modal } from 'antd';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { announce } from '../../../shared/a11y/announce.ts';
import { formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { toast } from '../../../shared/toast/toast-store.ts';
import { ProgressBar } from '../ui/meter.tsx';
import { Notice } from '../ui/notice.tsx';
import { type CheckedWork, type Step } from './checked-work.ts';
import { JobBar } from '../jobs/job-bar.tsx';
import { type Job } from '../jobs/jobs.api.ts';
import { type CheckedWorkState } from './use-checked-work.ts';

export interface WorkWords {
  title: string;
  /** The verbs of the buttons. */
  check?: string;
  apply: string;
  /** The way back to the choice; a file, unless said. */
  again?: string;
  /** What is going on. */
  step: (step: Step) => string;
  /** What did not work. */
  failed: (step: Step) => string;
  /** What readers hear of a phase that begins by itself. */
  announced: (phase: CheckedWork<unknown>['phase']) => string | null;
}

interface WorkDialogProps<Input, Report> {
  flow: CheckedWorkState<Input, Report>;
  words: WorkWords;
  /** What is worked on; null while it has not been chosen. */
  input: Input | null;
  /** Where the work begins; without a check it is done at once. */
  first: Step;
  /** Chooses the input, where there is a choice. */
  choice?: ReactNode;
  /** Goes back to the choice. */
  onAgain?: () => void;
  /** Whether there is anything to apply. */
  isReady?: (report: Report) => boolean;
  onClose: () => void;
  /** What usually comes next, once the work is done: a button. */
  after?: ReactNode;
  /** What a step has answered. */
  children: (report: Report, done: boolean) => ReactNode;
}

/** Work that is checked, shown and done in a dialog; a job that was started goes on when it is closed. */
export function WorkDialog<Input, Report>(props: WorkDialogProps<Input, Report>) {
  const t = useTexts();
  const { flow, words, choice, children, onClose } = props;
  const { work, job } = flow;
  const reported = work.phase === 'checked' || work.phase === 'done';
  useAnnouncedPhase(work.phase, words.announced);
  useFailureToast(work, words.failed);
  const close = () => {
    flow.reset();
    onClose();
  };
  return (
    <Modal
      closable={{ 'aria-label': t('ui.close') }}
      footer={<Footer {...props} onClose={close} />}
      mask={{ closable: false }}
      onCancel={close}
      open
      title={words.title}
      width={reported ? 840 : 560}
    >
      {work.phase === 'idle' && choice}
      {(work.phase === 'sending' || work.phase === 'running') && (
        <>
          <WorkProgress job={job} label={words.step(work.step)} work={work} />
          {work.phase === 'running' && work.step === 'apply' && <p>{t('upload.processing-note')}</p>}
        </>
      )}
      {reported && children(work.report, work.phase === 'done')}
      {work.phase === 'failed' && (
        <Notice title={words.failed(work.step)} tone="error">
          {work.reason}
        </Notice>
      )}
    </Modal>
  );
}

function Footer<Input, Report>(props: WorkDialogProps<Input, Report>) {
  const t = useTexts();
  const { flow, words, input, first, onAgain, isReady = () => false, onClose, after } = props;
  const { work, start } = flow;
  const done = work.phase === 'done';
  const ready = work.phase === 'checked' && isReady(work.report);
  const stoppable = work.phase === 'sending' || (work.phase === 'running' && work.step === 'check');
  const ended = work.phase === 'checked' || work.phase === 'done' || work.phase === 'failed';
  const next: [string, Step] | null =
    work.phase === 'idle'
      ? [(first === 'check' ? words.check : undefined) ?? words.apply, first]
      : work.phase === 'failed'
        ? [t('error.retry'), work.step]
        : ready
          ? [words.apply, 'apply']
          : null;
  return (
    <>
      <Button
        onClick={stoppable ? (onAgain ?? onClose) : onClose}
        type={done && after === undefined ? 'primary' : 'default'}
      >
        {t(closeKey(work, ready || stoppable))}
      </Button>
      {ended && onAgain && <Button onClick={onAgain}>{words.again ?? t('upload.another')}</Button>}
      {done && after}
      {next !== null && (
        <Button
          disabled={input === null}
          onClick={() => input !== null && start(next[1], input)}
          type="primary"
        >
          {next[0]}
        </Button>
      )}
    </>
  );
}

function closeKey({ phase }: CheckedWork<unknown>, undoes: boolean): string {
  if (phase === 'idle' || undoes) return 'ui.cancel';
  return phase === 'running' ? 'upload.leave' : 'ui.close';
}

/** Says the phases that begin by themselves (WCAG 4.1.3). */
function useAnnouncedPhase(phase: CheckedWork<unknown>['phase'], words: WorkWords['announced']): void {
  const tell = useEffectEvent((reached: CheckedWork<unknown>['phase']) => {
    const message = words(reached);
    if (message !== null) announce(message);
  });
  useEffect(() => tell(phase), [phase]);
}

/** A failure is shown as all others are, and where it happened, too. */
function useFailureToast(work: CheckedWork<unknown>, title: WorkWords['failed']): void {
  const tell = useEffectEvent(() => {
    if (work.phase === 'failed') toast({ title: title(work.step), description: work.reason, tone: 'bad' });
  });
  useEffect(() => tell(), [work.phase]);
}

interface WorkProgressProps {
  work: CheckedWork<unknown> & { phase: 'sending' | 'running' };
  job: Job | undefined;
  /** What is going on, such as "Checking the file". */
  label: string;
}

/** How far a check or its work is: first the file on its way, then the job. */
function WorkProgress({ work, job, label }: WorkProgressProps) {
  const t = useTexts();
  if (work.phase === 'running' && job !== undefined) return <JobBar job={job} label={label} />;
  const percent = work.phase === 'sending' ? Math.floor(work.fraction * 100) : 0;
  // Not every work sends a file: without one, the step itself is what goes on.
  const message = percent > 0 ? `${t('upload.sending')} ${formatPercent(percent)}` : `${label}…`;
  return (
    <div role="status">
      <ProgressBar label={label} percent={percent} text={message} />
      <p>{message}</p>
    </div>
  );
}
