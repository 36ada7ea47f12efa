import { Button } from 'antd';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { useConfirm } from '../../../kit/ui/confirm.tsx';
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts';
import { type Question } from '../configuration.api.ts';
import { type QuestionDrafts } from './question-drafts.ts';
import styles from './questions.module.css';

interface UnsavedBarProps {
  drafts: QuestionDrafts;
  questions: readonly Question[];
  onSave: () => void;
}

/** Stays in sight while something is unsaved, and saves or gives up all of it at once. */
export function UnsavedBar({ drafts, questions, onSave }: UnsavedBarProps) {
  const t = useTexts();
  const confirm = useConfirm();
  if (questions.length === 0) return null;
  const number = formatNumber(questions.length, 0);
  const discard = async () => {
    const agreed = await confirm({
      title: t('config.unsaved.discard-title', { count: questions.length, number }),
      okText: t('config.save.discard'),
      danger: true,
    });
    if (!agreed) return;
    drafts.discard(questions.map(({ id }) => id));
    focusWhenThere(`question-${questions[0]?.id}`, 'if-lost');
  };
  return (
    <div className={`cluster gap-wide align-center pad-2 tint-warning raised ${styles.unsaved}`}>
      <span className="hide-on-phone">{t('config.unsaved.count', { number })}</span>
      {/* At the start: a toast in the corner does not cover them. */}
      <Button onClick={onSave} type="primary">
        {t('config.unsaved.save', { number })}
      </Button>
      <Button onClick={() => void discard()}>{t('config.unsaved.discard')}</Button>
    </div>
  );
}
