import { LinkOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import styles from './evidence.module.css';
import { fullFieldName, sentenceId, useEditWork } from './edit-context.ts';
import { restingOn, type Sentence } from './sentences.ts';

export interface ShownAnswer {
  id: number;
  question: string;
  /** Null where the question was left open. */
  answer: string | null;
  points: number;
  pointValue: number;
}

interface AnswerCardProps {
  fact: ShownAnswer;
  /** It stands below the chosen sentence, where it need not say that the sentence rests on it. */
  isBelowSentence?: boolean;
  /** Called after the answer was chosen, with the sentences that rest on it. */
  onChosen?: (sentences: readonly Sentence[]) => void;
}

/** A question with its answer, meaning and points; choosing it lights the sentences that rest on it. */
export function AnswerCard({ fact, isBelowSentence = false, onChosen }: AnswerCardProps) {
  const { evidence, isReading } = useEditWork();
  const resting = isReading ? restingOn(evidence.sentences, fact.id) : [];
  const isLit = !isBelowSentence && evidence.lit.includes(fact.id);
  if (resting.length === 0) return <AnswerWords fact={fact} isLit={isLit} />;
  const isChosen = evidence.choice.answer === fact.id;
  const choose = () => {
    evidence.chooseAnswer(fact.id);
    if (!isChosen) onChosen?.(resting);
  };
  return (
    <div className="stack gap-1">
      <button
        aria-pressed={isChosen}
        className={`stack gap-1 full text-start ${styles.answer}`}
        data-lit={isLit}
        onClick={choose}
        type="button"
      >
        <AnswerWords fact={fact} isLit={isLit} />
      </button>
      {isChosen && <SentenceLinks sentences={resting} />}
    </div>
  );
}

function AnswerWords({ fact, isLit }: { fact: ShownAnswer; isLit: boolean }) {
  const t = useTexts();
  const { evidence, textLanguage } = useEditWork();
  const meaning = evidence.facts.get(fact.id)?.meaning ?? null;
  const points = { points: formatNumber(fact.points, 0), of: formatNumber(fact.pointValue, 0) };
  return (
    <span className="stack gap-1" lang={textLanguage}>
      <span>{fact.question}</span>
      <span className="soft numeric" lang={document.documentElement.lang}>
        {t('edit.evidence.points', points)}
        {' · '}
        {fact.answer === null
          ? t('edit.evidence.unanswered')
          : t('edit.evidence.answer', { answer: fact.answer })}
      </span>
      {meaning !== null && <span className="pre-line">{t('edit.rest.meaning', { meaning })}</span>}
      {isLit && (
        <span className="inline-row align-baseline strong accent-strong" lang={document.documentElement.lang}>
          <LinkOutlined aria-hidden /> <span>{t('edit.rest.lit-answer')}</span>
        </span>
      )}
    </span>
  );
}

/** The way to each sentence that rests on the chosen answer, in whatever text it stands. */
function SentenceLinks({ sentences }: { sentences: readonly Sentence[] }) {
  const t = useTexts();
  const { evaluation, showAt } = useEditWork();
  return (
    <div className={`cluster gap-line align-center text-1 ${styles.links}`}>
      <span className="soft">{t('edit.rest.sentences')}</span>
      {sentences.map(({ field, index }) => (
        <Button
          key={`${field} ${index}`}
          onClick={() => showAt(field, sentenceId(evaluation.id, field, index))}
          size="small"
          type="link"
        >
          {t('edit.rest.place', {
            field: fullFieldName(t, evaluation, field),
            number: formatNumber(index + 1, 0),
          })}
        </Button>
      ))}
    </div>
  );
}
