import { RightOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { lazyPart } from '../../../kit/ui/lazy-part.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { useUnfolded } from '../completeness/addressed-place.ts';
import { type Question } from '../configuration.api.ts';
import { type QuestionWork } from '../questions/question-drafts.ts';
import questionStyles from '../questions/questions.module.css';
import {
  choosable,
  editedAnswers,
  leastPoints,
  pointsOfAnswers,
  type Answers,
  type EditedAnswers,
} from './answers.ts';

const AnswersEditor = lazyPart(
  async () => (await import('./answers-editor.tsx')).AnswersEditor,
  <Skeleton lines={3} />,
);

interface QuestionAnswersProps {
  question: Question;
  work: QuestionWork;
  /** The question's name for readers, such as "Question 3". */
  name: string;
}

/** What can be answered, in one line, and its editor, folded until it is wanted; unsaved work in it is in sight. */
export function QuestionAnswers({ question, work, name }: QuestionAnswersProps) {
  const t = useTexts();
  const id = `question-${question.id}-answers`;
  const [open, setOpen] = useUnfolded(id, work.edits.answers !== undefined);
  const answers = editedAnswers(question, work.edits.answers);
  return (
    <div className={`may-shrink ${questionStyles.details}`}>
      <button
        aria-controls={id}
        aria-expanded={open}
        className={`cluster gap-line align-baseline text-start text-1 soft ${questionStyles.fold}`}
        id={`${id}-toggle`}
        onClick={() => setOpen(!open)}
        type="button"
      >
        <RightOutlined aria-hidden className={`text-1 ${questionStyles.arrow}`} />
        <span className="visually-hidden">{name}: </span>
        {t('config.answers.title')}
        <span>
          <UnorderedListOutlined aria-hidden /> {summaryOf(answers, t)}
        </span>
        <Waiting question={question} answers={answers} />
      </button>
      <div hidden={!open} id={id}>
        {open && <AnswersEditor answers={answers} name={name} question={question} work={work} />}
      </div>
    </div>
  );
}

/** How many proposals of the AI wait for a person in this question. */
function Waiting({ question, answers }: { question: Question; answers: EditedAnswers }) {
  const t = useTexts();
  const stored = new Map(question.options.map((option) => [option.id, option]));
  const waiting = choosable(answers).flatMap((option) => {
    const { meaningDraft = null, adviceDraft = null } = stored.get(option.id ?? 0) ?? {};
    const isOpen = (draft: string | null, text: string, refused = false) =>
      draft !== null && text.trim() === '' && !refused;
    return [
      isOpen(meaningDraft, option.meaning, option.refusesMeaning),
      isOpen(adviceDraft, option.advice, option.refusesAdvice),
    ].filter(Boolean);
  }).length;
  if (waiting === 0) return null;
  return (
    <span className="pill tint-accent accent-strong">
      {t('config.answers.waiting', { count: waiting, number: formatNumber(waiting, 0) })}
    </span>
  );
}

/** "One choice · 3 answers · 0–8 points". */
function summaryOf(answers: Answers, t: ReturnType<typeof useTexts>): string {
  const kind = t(`config.answers.kind-${answers.kind}`);
  if (answers.kind === 'text') return kind;
  const count = answers.options.length;
  if (count === 0) return `${kind} · ${t('config.answers.none')}`;
  const most = pointsOfAnswers(answers);
  const points =
    most === null
      ? t('config.answers.no-points')
      : t('config.answers.points-range', {
          least: formatNumber(leastPoints(answers), 0),
          most: formatNumber(most, 0),
        });
  return [kind, t('config.answers.count', { count, number: formatNumber(count, 0) }), points].join(' · ');
}
