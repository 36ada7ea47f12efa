import { formatBytes } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Notice } from './notice.tsx';
import styles from './xlsx-choice.module.css';
import { XlsxDrop } from './xlsx-drop.tsx';
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
