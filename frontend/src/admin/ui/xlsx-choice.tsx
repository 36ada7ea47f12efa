import { InboxOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { formatBytes } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Notice } from './notice.tsx';
import styles from './xlsx-choice.module.css';
import xlsxDropStyles from './xlsx-drop.module.css';
import { toldUploadBytes, type FileFault } from './xlsx-file.ts';

interface XlsxChoiceProps {
  id: string;
  /** What the workbook is for and what will happen with it. */
  intro: string;
  file: File | null;
  fault: FileFault | null;
  onFile: (file: File) => void;
}

/** Takes a workbook, and says at once when it is none or too large. */
export function XlsxChoice({ id, intro, file, fault, onFile }: Readonly<XlsxChoiceProps>) {
  const t = useTexts();
  const size = formatBytes(toldUploadBytes);
  return (
    <div className="stack gap-4">
      <p className="soft">{intro}</p>
      <XlsxDrop
        describedBy={fault === null ? undefined : `${id}-fault`}
        hint={t('upload.hint', { size })}
        id={id}
        onFile={onFile}
      />
      {fault !== null && (
        <Notice title={t(`upload.fault.${fault}-title`)} tone="error">
          <span id={`${id}-fault`}>{t(`upload.fault.${fault}`, { size })}</span>
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

interface XlsxDropProps {
  id: string;
  /** Text under the main line, such as the size limit. */
  hint: string;
  onFile: (file: File) => void;
  /** Id of the text that says what was wrong with the last file. */
  describedBy?: string | undefined;
}

/** Takes one workbook, dropped or chosen; the native field keeps keyboard and readers at home. */
function XlsxDrop({ id, hint, onFile, describedBy }: Readonly<XlsxDropProps>) {
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
        accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
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
