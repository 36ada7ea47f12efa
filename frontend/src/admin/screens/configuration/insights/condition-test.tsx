import { Select } from 'antd';
import { type ReactNode } from 'react';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import questionStyles from '../questions/questions.module.css';
import { type Question } from '../configuration.api.ts';
import {
  answerVerbs,
  percentOf,
  scoreVerbs,
  withSubject,
  type AnswerVerb,
  type TestDraft,
} from './condition-draft.ts';
import { useInsightWork } from './insight-work.ts';
import styles from './insights.module.css';
import { isGone, subjectKey, subjectOfKey } from './subjects.ts';

interface ConditionTestProps {
  /** Begins the ids of its fields. */
  id: string;
  /** What the row is called to readers, such as 2 or 2.1. */
  number: string;
  test: TestDraft;
  onChange: (test: TestDraft) => void;
  /** The button that takes the row away. */
  remove: ReactNode;
}

/** One test: what it is about, what is asked of it, and the answers or the percentage. */
export function ConditionTest({ id, number, test, onChange, remove }: ConditionTestProps) {
  const t = useTexts();
  const { subjects } = useInsightWork();
  const { subject } = test;
  const question =
    subject !== null && 'question' in subject ? subjects.byId.get(subject.question) : undefined;
  const gone = isGone(subjects, subject);
  return (
    <fieldset className={`stack gap-1 box pad-1 ${styles.test}`}>
      <legend className="visually-hidden">{t('config.when.row', { number })}</legend>
      <div className={styles.testLine}>
        <Subject gone={gone} id={`${id}-subject`} onChange={onChange} test={test} />
        {remove}
      </div>
      {gone && <p className="text-1 bad">{t('config.when.gone-hint')}</p>}
      {question !== undefined && (
        <>
          <Verbs
            id={id}
            onChange={onChange}
            test={test}
            verbs={verbsOf(question.question, test)}
            words={question.question.kind === 'multiple' ? 'multiple' : 'single'}
          />
          <Answers id={id} onChange={onChange} question={question.question} test={test} />
        </>
      )}
      {subject !== null && 'section' in subject && !gone && (
        <div className="row gap-3 align-center">
          <Verbs id={id} onChange={onChange} test={test} verbs={scoreVerbs} words="score" />
          <label className="inline-row gap-1">
            <span className="visually-hidden">{t('config.when.percent')}</span>
            <input
              aria-invalid={test.percent !== '' && percentOf(test.percent) === null}
              className={`control numeric ${questionStyles.input} ${styles.percent}`}
              id={`${id}-percent`}
              inputMode="decimal"
              onChange={({ target }) => onChange({ ...test, percent: target.value })}
              value={test.percent}
            />
            <span aria-hidden="true">%</span>
          </label>
        </div>
      )}
    </fieldset>
  );
}

type PartProps = Pick<ConditionTestProps, 'id' | 'test' | 'onChange'>;

/** A question by its number or words, or the result of a section or of all. */
function Subject({ id, test, onChange, gone }: PartProps & { gone: boolean }) {
  const t = useTexts();
  const { subjects } = useInsightWork();
  const value = subjectKey(test.subject);
  const options = [
    ...(gone ? [{ value, label: t('config.when.gone') }] : []),
    ...subjects.questions.map(({ question, number }) => ({
      value: subjectKey({ question: question.id }),
      label: `${number} ${question.questionText}`,
    })),
    ...subjects.sections.map((section) => ({
      value: subjectKey({ section: section.id }),
      label: t('config.when.section', { name: section.name }),
    })),
    ...(subjects.sections.length > 0 ? [{ value: 'total', label: t('config.when.total') }] : []),
  ];
  return (
    <Select<string>
      aria-label={t('config.when.subject')}
      className="full"
      id={id}
      notFoundContent={t('config.when.not-found')}
      optionRender={({ label }) => <span className={`anywhere ${styles.choice}`}>{label}</span>}
      onChange={(key) => {
        const subject = subjectOfKey(key);
        const question =
          subject !== null && 'question' in subject ? subjects.byId.get(subject.question) : undefined;
        onChange(withSubject(test, subject, question !== undefined && hasAnswers(question.question)));
      }}
      options={options}
      placeholder={t('config.when.choose')}
      showSearch={{ optionFilterProp: 'label' }}
      status={gone ? 'error' : ''}
      value={value === '' ? null : value}
    />
  );
}

type VerbsProps = PartProps & {
  verbs: readonly TestDraft['verb'][];
  /** Which words they have: of a question with one answer or several, or of a result. */
  words: 'single' | 'multiple' | 'score';
};

function Verbs({ id, test, onChange, verbs, words }: VerbsProps) {
  const t = useTexts();
  return (
    <select
      aria-label={t('config.when.verb')}
      className={`control ${questionStyles.input} ${styles.verb}`}
      id={`${id}-verb`}
      onChange={({ target }) => onChange({ ...test, verb: target.value as TestDraft['verb'] })}
      value={test.verb}
    >
      {verbs.map((verb) => (
        <option key={verb} value={verb}>
          {t(`config.when.${words}-${verb}`)}
        </option>
      ))}
    </select>
  );
}

function Answers({ question, test, onChange }: PartProps & { question: Question }) {
  const t = useTexts();
  if (test.verb === 'answered' || test.verb === 'not-answered') return null;
  const known = question.options.map(({ id }) => id);
  const lost = test.options.filter((id) => !known.includes(id));
  const toggle = (id: number, isChosen: boolean) =>
    onChange({
      ...test,
      // In the order of the question's answers, so that ticking to and fro ends where it began.
      options: [...known, ...lost].filter((one) => (one === id ? isChosen : test.options.includes(one))),
    });
  return (
    <ul className={`cluster ${styles.answers}`}>
      {[...known, ...lost].map((one) => (
        <li key={one}>
          <label className="row gap-1 align-baseline anywhere">
            <input
              checked={test.options.includes(one)}
              onChange={({ target }) => toggle(one, target.checked)}
              type="checkbox"
            />
            <span className={lost.includes(one) ? 'bad' : ''}>
              {question.options.find(({ id }) => id === one)?.label ?? t('config.when.gone')}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** Free text can only be there or not; 'all of several' is asked where several can be chosen, or where it is stored so. */
function verbsOf(question: Question, { verb }: TestDraft): readonly AnswerVerb[] {
  return answerVerbs.filter((one) => {
    if (one === verb) return true;
    if (one === 'answered' || one === 'not-answered') return true;
    return hasAnswers(question) && (question.kind === 'multiple' || one === 'any' || one === 'none');
  });
}

function hasAnswers({ kind, options }: Question): boolean {
  return kind !== 'text' && options.length > 0;
}
