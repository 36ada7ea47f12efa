import { EditOutlined, LinkOutlined, RightOutlined, WarningOutlined } from '@ant-design/icons';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../../../shared/texts/i18n.ts';
import { AnswerCard } from './answer-card.tsx';
import { fieldName, sentenceId, useEditWork } from './edit-context.ts';
import styles from './evidence.module.css';
import { isKnown, isLit, keyOfSentence, type Sentence } from './sentences.ts';
import { usePersonName } from './use-person-name.ts';

/** The sentences of a saved text, each with the answers that it rests on (rules: evidence). */
export function SentenceList({ field }: { field: string }) {
  const t = useTexts();
  const { draft, evidence } = useEditWork();
  const text = evidence.texts.get(field);
  // Of an older version: what is on its way is shown instead.
  if (text === undefined || text.text !== draft.base[field]) return null;
  if (!isKnown(text.sentences)) return <p className="text-1 soft">{t('edit.rest.unknown')}</p>;
  const many = text.sentences.length > 1;
  return (
    <div className="stack gap-1 text-2">
      {field in draft.edits && <p className="text-1 soft">{t('edit.rest.saved')}</p>}
      {many && (
        <p aria-hidden="true" className="text-1 soft">
          {t('edit.rest.title')}
        </p>
      )}
      <ol
        aria-label={t('edit.rest.label', { field: fieldName(t, field) })}
        className={`stack gap-1 ${styles.list}`}
      >
        {text.sentences.map((sentence) => (
          <SentenceItem isQuoted={many || sentence.isByPerson} key={sentence.index} sentence={sentence} />
        ))}
      </ol>
    </div>
  );
}

interface SentenceProps {
  sentence: Sentence;
  /** False where the whole text is this one sentence, which stands just above. */
  isQuoted: boolean;
}

function SentenceItem({ sentence, isQuoted }: SentenceProps) {
  const { evaluation, evidence } = useEditWork();
  const key = keyOfSentence(sentence);
  const isChosen = evidence.choice.sentence === key;
  const rests = sentence.facts.length > 0;
  const id = sentenceId(evaluation.id, sentence.field, sentence.index);
  return (
    <li className={styles.item} data-lit={isChosen || isLit(sentence, evidence.choice)}>
      {rests ? (
        <button
          aria-expanded={isChosen}
          className={`stack gap-1 full text-start ${styles.sentence}`}
          id={id}
          onClick={() => evidence.chooseSentence(key)}
          type="button"
        >
          <SentenceWords isQuoted={isQuoted} sentence={sentence} />
        </button>
      ) : (
        <div className={`stack gap-1 ${styles.sentence}`} id={id} tabIndex={-1}>
          <SentenceWords isQuoted={isQuoted} sentence={sentence} />
        </div>
      )}
      {isChosen && <Answers sentence={sentence} />}
    </li>
  );
}

function SentenceWords({ sentence, isQuoted }: SentenceProps) {
  const t = useTexts();
  const nameOf = usePersonName();
  const { evaluation, evidence, textLanguage } = useEditWork();
  const { isByPerson, isStale, author, field, text } = sentence;
  const { by, program = '' } = evaluation.textOrigins[field] ?? {};
  const writer = by === 'program' ? t('edit.origin.program-name', { program }) : nameOf(author);
  return (
    <>
      {isByPerson ? (
        <u className={styles.byHand} lang={textLanguage}>
          {text}
        </u>
      ) : (
        isQuoted && <span lang={textLanguage}>{text}</span>
      )}
      <span className="inline-row align-baseline text-1 soft">
        {isByPerson && <EditOutlined aria-hidden />}
        {sentence.facts.length > 0 && <RightOutlined aria-hidden className={styles.caret ?? ''} />}
        <span>{isByPerson ? t('edit.rest.by-hand', { person: writer }) : machineWords(t, sentence)}</span>
      </span>
      {isStale && (
        <span className="inline-row align-baseline text-1 strong warning">
          <WarningOutlined aria-hidden /> <span>{t('edit.rest.stale')}</span>
        </span>
      )}
      {isLit(sentence, evidence.choice) && (
        <span className="inline-row align-baseline text-1 strong accent-strong">
          <LinkOutlined aria-hidden /> <span>{t('edit.rest.lit-sentence')}</span>
        </span>
      )}
    </>
  );
}

/** What a machine's sentence does, and on how many answers it rests. */
function machineWords(t: Translate, { kind, facts }: Sentence): string {
  if (kind === null) return t('edit.rest.kind-unknown');
  const count = facts.length;
  const rests =
    count > 0
      ? t('edit.rest.count', { count, number: formatNumber(count, 0) })
      : t(kind === 'verdict' ? 'edit.rest.on-score' : 'edit.rest.none');
  return `${t(`edit.rest.kind-${kind}`)} · ${rests}`;
}

function Answers({ sentence }: { sentence: Sentence }) {
  const t = useTexts();
  const { evidence } = useEditWork();
  return (
    <ul aria-label={t('edit.rest.answers')} className={`stack gap-1 ${styles.answers}`}>
      {sentence.facts.map((id) => {
        const fact = evidence.facts.get(id);
        if (fact === undefined) return <li key={id}>{t('edit.rest.question-gone')}</li>;
        return (
          <li key={id}>
            <AnswerCard fact={{ ...fact, id, question: fact.questionText }} isBelowSentence />
          </li>
        );
      })}
    </ul>
  );
}
