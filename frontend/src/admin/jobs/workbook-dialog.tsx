import { useState, type ReactNode } from 'react';
import { XlsxChoice } from '../ui/xlsx-choice.tsx';
import { faultOf, type FileFault } from '../ui/xlsx-file.ts';
import { type Step } from './checked-work.ts';
import { type Job } from './jobs.api.ts';
import { useCheckedWork, type SendInit, type WorkAnswer } from './use-checked-work.ts';
import { WorkDialog, type WorkWords } from './work-dialog.tsx';

interface WorkbookDialogProps<Report> {
  id: string;
  questionnaireId: number;
  /** What the workbook is for and what will happen with it. */
  intro: string;
  words: WorkWords;
  first: Step;
  /** Sends the workbook to where it goes. */
  send: (form: FormData, init: SendInit) => Promise<WorkAnswer<Report>>;
  /** What a finished job tells. */
  read: (job: Job) => Report | null;
  isReady?: (report: Report) => boolean;
  onDone: () => void;
  onClose: () => void;
  children: (report: Report, done: boolean) => ReactNode;
}

/** Takes a workbook: chosen and looked at, sent with progress, worked on as a job, reported. */
export function WorkbookDialog<Report>(props: Readonly<WorkbookDialogProps<Report>>) {
  const { id, questionnaireId, intro, words, first, send, read, onDone, onClose, children } = props;
  const [choice, setChoice] = useState<{ file: File | null; fault: FileFault | null }>(noChoice);
  const flow = useCheckedWork<File, Report>({
    questionnaireId,
    send: (file, init) => send(formOf(file), init),
    read,
    fallback: 'upload.failed.default',
    onDone,
  });
  const choose = (file: File) => {
    const fault = faultOf(file);
    setChoice({ file: fault === null ? file : null, fault });
  };
  return (
    <WorkDialog
      choice={<XlsxChoice {...choice} id={id} intro={intro} onFile={choose} />}
      first={first}
      flow={flow}
      input={choice.file}
      {...(props.isReady ? { isReady: props.isReady } : {})}
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
