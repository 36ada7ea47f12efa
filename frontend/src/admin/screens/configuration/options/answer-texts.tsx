import { RightOutlined } from '@ant-design/icons';
import { type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { useUnfolded } from '../completeness/addressed-place.ts';
import { FieldFindings } from '../completeness/field-findings.tsx';
import questionStyles from '../questions/questions.module.css';
import { AnswerField } from './answer-field.tsx';
import { AnswerStep } from './answer-step.tsx';
import { answerId } from './answer-steps.ts';
import { type AnswerRowProps } from './answer-row.tsx';
import styles from './options.module.css';

interface AnswerTextsProps extends AnswerRowProps {
  name: string;
  /** Stands beside the button that unfolds the texts. */
  children: ReactNode;
}

/** What an answer means, what to do next, and by which other texts it is known; folded until it is wanted. */
export function AnswerTexts(props: AnswerTextsProps) {
  const t = useTexts();
  const { questionId, option, before, stored, faults, locked, steps, name, children } = props;
  const hasFault = (['meaning', 'advice', 'leadsTo', 'aliases'] as const).some((field) => faults?.[field]);
  const { key } = option;
  const id = answerId(questionId, key);
  const [chosen, setOpen] = useUnfolded(`${id}-texts`, false);
  const open = chosen || hasFault;
  const common = {
    id,
    name,
    option,
    before,
    faults,
    locked,
    onKeyDown: (event: KeyboardEvent) => saveByKey(event, steps.save),
  };
  const meaningDraft = option.refusesMeaning ? null : (stored?.meaningDraft ?? null);
  const adviceDraft = option.refusesAdvice ? null : (stored?.adviceDraft ?? null);
  return (
    <>
      <div className="cluster gap-wide align-center">
        {children}
        <button
          aria-controls={`${id}-texts`}
          aria-expanded={open}
          className={`cluster gap-line align-baseline text-start text-1 soft ${questionStyles.fold}`}
          onClick={() => setOpen(!open)}
          type="button"
        >
          <RightOutlined aria-hidden className={`text-1 ${questionStyles.arrow}`} />
          <span className="visually-hidden">{name}: </span>
          {t('config.answers.texts')}
          {!open && (
            <span className={`truncate ${questionStyles.holds}`}>
              {option.meaning.trim() || t('config.answers.no-meaning')}
            </span>
          )}
        </button>
      </div>
      {/* Opened by a fault, it stays open while that is mended. */}
      <div className={styles.texts} hidden={!open} id={`${id}-texts`} onFocus={() => setOpen(true)}>
        {open && (
          <>
            <div className="stack content-start may-shrink">
              <AnswerField
                {...common}
                field="meaning"
                hint={t('config.answers.meaning-hint')}
                label={t('config.answers.meaning')}
                onType={(meaning) => steps.set(key, { meaning })}
              />
              {option.id !== undefined && (
                <FieldFindings
                  field="meaning"
                  optionId={option.id}
                  questionId={questionId}
                  text={option.meaning}
                />
              )}
              {option.meaning.trim() === '' && meaningDraft !== null && (
                <Proposal
                  name={`${t('config.answers.meaning')}, ${name}`}
                  onAccept={() => steps.accept(key, 'meaning', meaningDraft)}
                  onRefuse={() => steps.refuse(key, 'meaning')}
                  text={meaningDraft}
                />
              )}
            </div>
            <div className="stack content-start may-shrink">
              <AnswerField
                {...common}
                field="advice"
                hint={t('config.answers.advice-hint')}
                label={t('config.answers.advice')}
                onType={(advice) => steps.set(key, { advice })}
              />
              {option.id !== undefined && (
                <FieldFindings
                  field="advice"
                  optionId={option.id}
                  questionId={questionId}
                  text={option.advice}
                />
              )}
              {option.advice.trim() === '' && adviceDraft !== null && (
                <Proposal
                  name={`${t('config.answers.advice')}, ${name}`}
                  onAccept={() => steps.accept(key, 'advice', adviceDraft)}
                  onRefuse={() => steps.refuse(key, 'advice')}
                  text={adviceDraft}
                />
              )}
              <AnswerStep {...common} questionId={questionId} steps={steps} />
            </div>
            <AnswerField
              {...common}
              field="aliases"
              hint={t('config.answers.aliases-hint')}
              label={t('config.answers.aliases')}
              onType={(aliases) => steps.set(key, { aliases })}
            />
          </>
        )}
      </div>
    </>
  );
}

interface ProposalProps {
  /** Of the field, for readers. */
  name: string;
  text: string;
  onAccept: () => void;
  onRefuse: () => void;
}

/** What the AI proposes for an empty field; used nowhere until a person takes it over and saves it. */
function Proposal({ name, text, onAccept, onRefuse }: ProposalProps) {
  const t = useTexts();
  return (
    <div className="stack gap-1 pad-1 tint-accent">
      <p className="text-1 strong accent-strong">{t('config.answers.proposal')}</p>
      <p className="text-2 anywhere" dir="auto">
        {text}
      </p>
      <p className="text-1 soft">{t('config.answers.proposal-note')}</p>
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

function saveByKey(event: KeyboardEvent, save: () => void): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  event.preventDefault();
  save();
}
