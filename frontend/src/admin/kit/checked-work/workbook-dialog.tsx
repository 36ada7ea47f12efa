import { InboxOutlined } from '@ant-design/icons';
import { useState, type ReactNode } from 'react';
import { formatBytes } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Notice } from '../ui/notice.tsx';
import styles from '../ui/xlsx-choice.module.css';
import xlsxDropStyles from '../ui/xlsx-drop.module.css';
import { acceptedTypes, faultOf, shownUploadBytes, type FileFault, type Taken } from './xlsx-file.ts';
import { type Step } from './checked-work.ts';
import { type Job } from '../jobs/jobs.api.ts';
import { useCheckedWork, type SendInit, type WorkAnswer } from './use-checked-work.ts';
import { WorkDialog, type WorkWords } from './work-dialog.tsx';

interface WorkbookDialogProps<Report> {
  id: string;
  questionnaireId: number;
  /** What the workbook is for and what will happen with it. */
  intro: ReactNode;
  words: WorkWords;
  first: Step;
  /** `table`: text with separators and cells that are pasted as well. */
  taken?: Taken;
  /** Sends the workbook to where it goes. */
  send: (form: FormData, init: SendInit) => Promise<WorkAnswer<Report>>;
  /** The report of a finished job. */
  read: (job: Job) => Report | null;
  isReady?: (report: Report) => boolean;
  onDone: () => void;
  onClose: () => void;
  /** What usually comes next, once the workbook is taken in: a button. */
  after?: ReactNode;
  children: (report: Report, done: boolean) => ReactNode;
}

/** Takes a workbook: chosen and looked at, sent with progress, worked on as a job, reported. */
export function WorkbookDialog<Report>(props: WorkbookDialogProps<Report>) {
  const { id, questionnaireId, intro, words, first, send, read, onDone, onClose, children } = props;
  const { taken = 'workbook' } = props;
  const [choice, setChoice] = useState<{ file: File | null; fault: FileFault | null }>(noChoice);
  const flow = useCheckedWork<File, Report>({
    questionnaireId,
    send: (file, init) => send(formOf(file), init),
    read,
    fallback: 'upload.failed.default',
    onDone,
  });
  const choose = (file: File) => {
    const fault = faultOf(file, taken);
    setChoice({ file: fault === null ? file : null, fault });
    // A check stores nothing, so it needs no word of its own.
    if (fault === null && first === 'check') flow.start('check', file);
  };
  return (
    <WorkDialog
      choice={<XlsxChoice {...choice} id={id} intro={intro} onFile={choose} taken={taken} />}
      first={first}
      flow={flow}
      input={choice.file}
      {...(props.isReady ? { isReady: props.isReady } : {})}
      {...(props.after === undefined ? {} : { after: props.after })}
      onAgain={() => {
        flow.reset();
        setChoice(noChoice);
      }}
      onClose={onClose}
      words={words}
    >
      {children}
    </WorkDialog>
  );
}

const noChoice = { file: null, fault: null };

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

interface XlsxChoiceProps {
  id: string;
  /** What the workbook is for and what will happen with it. */
  intro: ReactNode;
  file: File | null;
  fault: FileFault | null;
  taken: Taken;
  onFile: (file: File) => void;
}

/** Takes a workbook, and says at once when it is none or too large. */
function XlsxChoice({ id, intro, file, fault, taken, onFile }: XlsxChoiceProps) {
  const t = useTexts();
  const size = formatBytes(shownUploadBytes);
  return (
    <div className="stack gap-4">
      <p className="soft">{intro}</p>
      <XlsxDrop
        describedBy={fault === null ? undefined : `${id}-fault`}
        hint={t(taken === 'table' ? 'upload.hint-table' : 'upload.hint', { size })}
        id={id}
        onFile={onFile}
        taken={taken}
      />
      {taken === 'table' && <PastedCells id={`${id}-cells`} onFile={onFile} />}
      {fault !== null && (
        <Notice title={t(`upload.fault.${fault}-title`)} tone="error">
          <span id={`${id}-fault`}>
            {t(fault === 'type' && taken === 'table' ? 'upload.fault.type-table' : `upload.fault.${fault}`, {
              size,
            })}
          </span>
        </Notice>
      )}
      {file !== null && (
        <p className={`cluster gap-line spread box pad-2 ${styles.chosen}`}>
          <span className="strong anywhere">{file.name}</span>
          <span>{formatBytes(file.size)}</span>
        </p>
      )}
    </div>
  );
}

/** Takes cells that were copied in a spreadsheet, as they are pasted. */
function PastedCells({ id, onFile }: { id: string; onFile: (file: File) => void }) {
  const t = useTexts();
  return (
    <div className="stack gap-1">
      <label className="text-2 soft" htmlFor={id}>
        {t('upload.paste')}
      </label>
      <textarea
        className="control full"
        id={id}
        onPaste={(event) => {
          const cells = event.clipboardData.getData('text');
          if (cells.trim() === '') return;
          event.preventDefault();
          onFile(new File([cells], `${t('upload.pasted')}.txt`, { type: 'text/plain' }));
        }}
        rows={2}
      />
    </div>
  );
}

interface XlsxDropProps {
  id: string;
  /** Text under the main line, such as the size limit. */
  hint: string;
  taken: Taken;
  onFile: (file: File) => void;
  /** Id of the text that says what was wrong with the last file. */
  describedBy?: string | undefined;
}

/** Takes one workbook, dropped or chosen; the native field keeps keyboard and readers at home. */
function XlsxDrop({ id, hint, taken, onFile, describedBy }: XlsxDropProps) {
  const t = useTexts();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.item(0);
    if (file) onFile(file);
  };
  return (
    <label
      className={`stack justify-center text-center relative ${xlsxDropStyles.zone}`}
      data-over={over}
      htmlFor={id}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <InboxOutlined aria-hidden className={`accent ${xlsxDropStyles.icon}`} />
      <span className="strong">{t('ui.drop.main')}</span>
      <span className="text-2 soft">{hint}</span>
      <input
        accept={acceptedTypes[taken]}
        aria-describedby={describedBy}
        className={xlsxDropStyles.input}
        id={id}
        onChange={(event) => {
          take(event.target.files);
          // The same file may be chosen again after it was corrected.
          event.target.value = '';
        }}
        type="file"
      />
    </label>
  );
}
