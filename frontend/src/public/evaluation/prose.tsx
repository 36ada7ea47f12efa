import { useTexts } from '../../shared/texts/i18n.ts';
import { type TextOrigin, type WrittenText } from './evaluation-view.ts';
import styles from './page.module.css';
import { paragraphsOf } from './viewer.ts';

/** Plain text in paragraphs; text from a model or a database is never markup. */
export function Paragraphs({ text }: Readonly<{ text: string }>) {
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
  /** In the preview nobody has checked the text yet. */
  preview: boolean;
}

/** Says truthfully how a text came about. */
export function OriginMark({ written, preview }: Readonly<OriginMarkProps>) {
  const t = useTexts();
  if (written.text === '' || written.origin === null) return null;
  return (
    <p className={`text-2 brand space-above-4 tint-brand pill ${styles.origin}`}>
      {t(originKey(written.origin, preview))}
    </p>
  );
}

function originKey(origin: TextOrigin, preview: boolean): string {
  if (origin === 'ai') return preview ? 'evaluation.origin.ai-unchecked' : 'evaluation.origin.ai';
  return origin === 'person' ? 'evaluation.origin.person' : 'evaluation.origin.built-in';
}
