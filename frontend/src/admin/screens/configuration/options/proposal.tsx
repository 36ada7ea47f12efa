import { useTexts } from '../../../../shared/texts/i18n.ts';
import questionStyles from '../questions/questions.module.css';

interface ProposalProps {
  /** Of the field, for readers. */
  name: string;
  text: string;
  onAccept: () => void;
  onRefuse: () => void;
}

/** What the AI proposes for an empty field; used nowhere until a person takes it over and saves it. */
export function Proposal({ name, text, onAccept, onRefuse }: ProposalProps) {
  const t = useTexts();
  return (
    <div className="stack gap-1 pad-1 tint-accent">
      <p className="text-1 strong accent-strong" title={t('config.answers.proposal-note')}>
        {t('config.answers.proposal')}
      </p>
      <p className="text-2 anywhere" dir="auto">
        {text}
      </p>
      <div className="cluster">
        <button
          aria-label={`${t('config.answers.accept')}: ${name}`}
          className={`control ${questionStyles.button}`}
          onClick={onAccept}
          type="button"
        >
          {t('config.answers.accept')}
        </button>
        <button
          aria-label={`${t('config.answers.refuse')}: ${name}`}
          className={`control ${questionStyles.button}`}
          onClick={onRefuse}
          type="button"
        >
          {t('config.answers.refuse')}
        </button>
      </div>
    </div>
  );
}
