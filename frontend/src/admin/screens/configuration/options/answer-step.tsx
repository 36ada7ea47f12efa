import { createContext, use, type KeyboardEvent } from 'react';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import questionStyles from '../questions/questions.module.css';
import { type AnswerFaults } from './answer-faults.ts';
import { answerId, type AnswerSteps } from './answer-steps.ts';
import { gainBy, nextBetter, type Answer, type Answers } from './answers.ts';
import styles from './options.module.css';

/** All answers of the question, for what names others: only those that are unfolded are drawn again with every letter. */
export const AnswersContext = createContext<Answers>({ kind: 'single', options: [] });

interface AnswerStepProps {
  questionId: number;
  option: Answer;
  /** As it was when its editing began; undefined while it is new. */
  before: Answer | undefined;
  /** The answer's name for readers. */
  name: string;
  faults: AnswerFaults | undefined;
  locked: boolean;
  steps: AnswerSteps;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** To which answer the step leads, whose points it promises, and whether it only prepares. Not asked where no answer is better or the question does not apply. */
export function AnswerStep(props: AnswerStepProps) {
  const { questionId, option, before, name, faults, locked, steps, onKeyDown } = props;
  const t = useTexts();
  const { kind, options } = use(AnswersContext);
  const id = answerId(questionId, option.key);
  if (option.notApplicable)
    return <p className={`text-2 soft ${styles.unasked}`}>{t('config.answers.not-applicable')}</p>;
  const chosen = options.find(({ key }) => key === option.leadsTo);
  const better = options.filter((other) => gainBy(kind, option, other) > 0);
  if (better.length === 0 && !chosen && !option.prepares) return null;
  const named = (target: Answer) => {
    const count = gainBy(kind, option, target);
    if (count <= 0) return target.label.trim();
    return t('config.answers.leads-gain', {
      label: target.label.trim(),
      points: formatNumber(count, 0),
    });
  };
  const next = nextBetter({ kind, options }, option);
  const isFaulty = chosen !== undefined && faults?.leadsTo !== undefined;
  return (
    <div className="stack gap-1 content-start may-shrink">
      <label className={`text-1 soft ${styles.label}`} htmlFor={`${id}-leadsTo`}>
        {t('config.answers.leads-to')}
        <span className="visually-hidden"> – {name}</span>
      </label>
      <select
        aria-describedby={isFaulty ? `${id}-leadsTo-fault` : undefined}
        aria-invalid={isFaulty}
        className={`full control ${questionStyles.input}`}
        data-edited={before !== undefined && before.leadsTo !== option.leadsTo}
        disabled={locked}
        id={`${id}-leadsTo`}
        onChange={(event) => steps.set(option.key, { leadsTo: event.target.value })}
        onKeyDown={onKeyDown}
        value={chosen?.key ?? ''}
      >
        <option value="">
          {next ? t('config.answers.leads-next', { answer: named(next) }) : t('config.answers.leads-all')}
        </option>
        {(chosen && !better.includes(chosen) ? [...better, chosen] : better).map((target) => (
          <option key={target.key} value={target.key}>
            {named(target)}
          </option>
        ))}
      </select>
      {isFaulty && (
        <span className="text-1 bad" id={`${id}-leadsTo-fault`}>
          {t('config.answers.fault-leads-no-more')}
        </span>
      )}
      <label
        className={`inline-row gap-1 text-1 nowrap ${styles.choice}`}
        title={t('config.answers.prepares-hint')}
      >
        <input
          checked={option.prepares}
          disabled={locked}
          onChange={(event) => steps.set(option.key, { prepares: event.target.checked })}
          onKeyDown={onKeyDown}
          type="checkbox"
        />
        {t('config.answers.prepares')}
        <span className="visually-hidden"> – {name}</span>
      </label>
    </div>
  );
}
