import { HistoryOutlined, SyncOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useRef, useState } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { JobDialog, type JobLook } from '../kit/jobs/job-dialog.tsx';
import { isFinished } from '../kit/jobs/job-progress.ts';
import { isListed } from '../kit/jobs/jobs.api.ts';
import { useJobWatch } from './use-job-watch.ts';
import { useDialog } from '../kit/ui/use-dialog.ts';
import { JobList } from './job-list.tsx';
import styles from './job-tray.module.css';

/** What runs in the background for this questionnaire, and how the last work ended. It survives a reload. */
export function JobTray({ questionnaireId }: { questionnaireId: number }) {
  const t = useTexts();
  const jobs = useJobWatch(questionnaireId).filter(isListed);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const look = useDialog<JobLook>(opener);
  const lookAt = (next: JobLook) => {
    setOpen(false);
    look.open(next);
  };
  const running = jobs.filter(({ state }) => !isFinished(state));
  const label = running.length > 0 ? t('jobs.tray.running', { count: running.length }) : t('jobs.tray.idle');
  return (
    <>
      <Popover
        content={<JobList jobs={jobs} onLeave={() => setOpen(false)} onLook={lookAt} />}
        arrow={false}
        classNames={{ root: styles.tray ?? '' }}
        onOpenChange={setOpen}
        open={open}
        placement="bottomRight"
        title={t('jobs.tray.title')}
        trigger="click"
      >
        <Button
          aria-expanded={open}
          icon={running.length > 0 ? <SyncOutlined aria-hidden spin /> : <HistoryOutlined aria-hidden />}
          aria-label={label}
          ref={opener}
        >
          <span aria-hidden="true" className="hide-on-narrow">
            {label}
          </span>
          {running.length > 0 && (
            <span aria-hidden="true" className={styles.count}>
              {running.length}
            </span>
          )}
        </Button>
      </Popover>
      <JobDialog look={look.dialog} onClose={look.close} />
    </>
  );
}
