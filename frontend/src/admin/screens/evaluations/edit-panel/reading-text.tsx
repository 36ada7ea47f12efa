import { WarningOutlined } from '@ant-design/icons';
import { Fragment, type KeyboardEvent } from 'react';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../../../shared/texts/i18n.ts';
import { AnswerCard } from './answer-card.tsx';
import { shownText } from './draft.ts';
import { sentenceId, useEditWork } from './edit-context.ts';
import styles from './evidence.module.css';
import { isKnown, isLit, keyOfSentence, type Sentence } from './sentences.ts';
import { usePersonName } from './use-person-name.ts';

/** A text as the client will read it; a sentence that is chosen shows beside it what it rests on (rules: evidence). */
export function ReadingText({ field }: { field: string }) {
  const t = useTexts();
  const { draft, evidence, textLanguage } = useEditWork();
  const text = evidence.texts.get(field);
  const shown = shownText(draft, field);
  // Of another version: what is on its way is shown without its sentences.
  if (text === undefined || text.text !== shown || !isKnown(text.sentences))
    return (
      <>
        <p className={styles.text} data-text lang={textLanguage}>
          {shown}
        </p>
        {text?.text === shown && <p className="text-1 soft">{t('edit.rest.unknown')}</p>}
      </>
    );
  const { sentences } = text;
  const chosen = sentences.find((sentence) => keyOfSentence(sentence) === evidence.choice.sentence);
  return (
    <>
      <p className={styles.text} data-text lang={textLanguage}>
        {sentences.map((sentence, at) => (
          <Fragment key={sentence.index}>
            {shown.slice(sentences[at - 1]?.end ?? 0, sentence.start)}
            <SentenceWords sentence={sentence} words={shown.slice(sentence.start, sentence.end)} />
          </Fragment>
        ))}
        {shown.slice(sentences.at(-1)?.end ?? 0)}
      </p>
      {chosen !== undefined && <Basis sentence={chosen} />}
    </>
  );
}

function SentenceWords({ sentence, words }: { sentence: Sentence; words: string }) {
  const t = useTexts();
  const about = useAbout();
  const { evaluation, evidence } = useEditWork();
  const { field, index, isByPerson, isStale, facts } = sentence;
  const key = keyOfSentence(sentence);
  const id = sentenceId(evaluation.id, field, index);
  const lit = isLit(sentence, evidence.choice);
  const marks = { 'data-by-hand': isByPerson, 'data-lit': lit, 'data-stale': isStale };
  if (facts.length === 0 && !isByPerson && !isStale)
    return (
      <span id={id} tabIndex={-1}>
        {words}
      </span>
    );
  const choose = () => evidence.chooseSentence(key);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose();
  };
  // A real button would be a box of its own, around which no line breaks.
  return (
    <span
      aria-expanded={evidence.choice.sentence === key}
      className={styles.sentence}
      id={id}
      onClick={choose}
      onKeyDown={press}
      role="button"
      tabIndex={0}
      title={about(sentence)}
      {...marks}
    >
      {words}
      {lit && <span className="visually-hidden"> ({t('edit.rest.lit-sentence')})</span>}
    </span>
  );
}

/** What the chosen sentence rests on: answers, or the person who wrote it. */
function Basis({ sentence }: { sentence: Sentence }) {
  const t = useTexts();
  const about = useAbout();
  const { evidence } = useEditWork();
  return (
    <div className={`stack gap-1 text-2 ${styles.basis}`}>
      <p className="text-1 soft">{about(sentence)}</p>
      {sentence.isStale && (
        <p className="inline-row align-baseline text-1 strong warning">
          <WarningOutlined aria-hidden /> <span>{t('edit.rest.stale')}</span>
        </p>
      )}
      <ul aria-label={t('edit.rest.answers')} className="hide-empty stack gap-1">
        {sentence.facts.map((id) => {
          const fact = evidence.facts.get(id);
          return (
            <li key={id}>
              {fact === undefined ? (
                t('edit.rest.question-gone')
              ) : (
                <AnswerCard fact={{ ...fact, id, question: fact.questionText }} isBelowSentence />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What a sentence does, and on how many answers it rests; or who wrote it. */
function useAbout(): (sentence: Sentence) => string {
  const t = useTexts();
  const nameOf = usePersonName();
  const { evaluation } = useEditWork();
  return (sentence) => {
    if (!sentence.isByPerson) return machineWords(t, sentence);
    const { by, program = '' } = evaluation.textOrigins[sentence.field] ?? {};
    const person = by === 'program' ? t('edit.origin.program-name', { program }) : nameOf(sentence.author);
    return t('edit.rest.by-hand', { person });
  };
}

function machineWords(t: Translate, { kind, facts }: Sentence): string {
  if (kind === null) return t('edit.rest.kind-unknown');
  const count = facts.length;
  const rests =
    count > 0
      ? t('edit.rest.count', { count, number: formatNumber(count, 0) })
      : t(kind === 'verdict' ? 'edit.rest.on-score' : 'edit.rest.none');
  return `${t(`edit.rest.kind-${kind}`)} · ${rests}`;
}
