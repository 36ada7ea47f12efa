import { useTexts } from '../../shared/texts/i18n.ts';
import { approvalOf } from './approval.ts';
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
  const label = useOriginLabel(preview)(written);
  return label === '' ? null : (
    <p className="text-2 soft space-above-2" data-origin>
      {label}
    </p>
  );
}

/** The words of that; empty where it is not known. */
export function useOriginLabel(preview: boolean): (written: WrittenText) => string {
  const t = useTexts();
  return ({ approval: given, exceptions: count = 0, origin, text }) => {
    if (text === '' || origin === null) return '';
    const approval = approvalOf(given, preview);
    const [writer, change] = partsOf(origin);
    const written = [t(`evaluation.origin.${writer}`), change && t(`evaluation.origin.${change}`)];
    const approved = [
      t(`evaluation.approval.${approval}`),
      approval === 'automatic' && count > 0 && t('evaluation.approval.exceptions', { count }),
    ];
    return [written, approved].map((parts) => parts.filter(Boolean).join(', ')).join(' · ');
  };
}

type Writer = Exclude<NonNullable<WrittenText['origin']>, `${string}-edited` | `${string}-program`>;

/** 'ai-chosen-edited': who wrote it, and who has changed some of its sentences. Pure. */
function partsOf(origin: NonNullable<WrittenText['origin']>): [Writer, ('edited' | 'changed')?] {
  const change = /-(?:edited|program)$/.exec(origin)?.[0];
  if (change === undefined) return [origin as Writer];
  return [origin.slice(0, -change.length) as Writer, change === '-edited' ? 'edited' : 'changed'];
}
