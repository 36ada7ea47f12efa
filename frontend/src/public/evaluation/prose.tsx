import { useTexts } from '../../shared/texts/i18n.ts';
import { type WrittenText } from './evaluation-view.ts';
import styles from './page.module.css';
import { paragraphsOf } from './viewer.ts';

/** Plain text in paragraphs; text from a model or a database is never markup. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <div className={`stack text-4 anywhere ${styles.prose}`} dir="auto">
      {paragraphsOf(text).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}

interface OriginMarkProps {
  written: WrittenText;
  /** In the preview nobody may have approved the text yet. */
  preview: boolean;
}

/** Says truthfully how a text came about, and who has approved it. */
export function OriginMark({ written, preview }: OriginMarkProps) {
  const t = useTexts();
  if (written.text === '' || written.origin === null) return null;
  return (
    <p className={`text-2 brand space-above-4 tint-brand pill ${styles.origin}`}>
      {t(`evaluation.origin.${written.origin}`)} · {t(`evaluation.approval.${approvalOf(written, preview)}`)}
    </p>
  );
}

function approvalOf({ approval }: WrittenText, preview: boolean) {
  return approval ?? (preview ? 'none' : 'checked');
}
