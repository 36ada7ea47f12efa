import { useQueryClient } from '@tanstack/react-query';
import { isCode, isGone, refusedFields } from '../../../../shared/api/api-error.ts';
import { describeFailure } from '../../../../shared/api/query-client.ts';
import { announce } from '../../../../shared/a11y/announce.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { toast } from '../../../../shared/toast/toast-store.ts';
import { type Planned } from '../../../kit/impact/impact.api.ts';
import { useImpactQuestion } from '../../../kit/impact/use-impact-question.tsx';
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts';
import {
  putQuestion,
  readQuestions,
  refreshOverview,
  saveQuestion,
  type Question,
} from '../configuration.api.ts';
import { mergeAnswers } from '../options/merge-answers.ts';
import { type QuestionDrafts } from './question-drafts.ts';
import { altersAnswers, altersScores, changesOf, hasFault, overwritten, textsOf } from './question-fields.ts';

/** Of a value that somebody else has saved; the field itself shows the rest once the edit is given up. */
const shownCharacters = 120;

/** Saves questions one by one; what does not work stays typed, with its reason beside it. */
export function useSaveQuestions(questionnaireId: number, drafts: QuestionDrafts) {
  const t = useTexts();
  const client = useQueryClient();
  const askImpact = useImpactQuestion(questionnaireId);

  const send = async (question: Question): Promise<boolean> => {
    const { edits } = drafts.of(question.id);
    drafts.saving(question.id);
    try {
      const changes = changesOf(question, edits);
      if (Object.keys(changes).length > 0) {
        putQuestion(client, questionnaireId, await saveQuestion(question.id, changes));
      }
      drafts.saved(question.id, edits);
      return true;
    } catch (error) {
      if (isCode(error, 'options_have_changed')) await takeInStored(question);
      const failure = isGone(error) ? t('config.save.gone') : describeFailure(error, 'config.save.failed');
      drafts.failed(question.id, failure, refusedFields(error));
      toast({ title: t('config.save.question-failed'), description: failure, tone: 'bad' });
      return false;
    }
  };

  /** Somebody else was quicker: the person's answers come to stand upon those that are stored by now. */
  const takeInStored = async ({ id }: Question) => {
    const present = await readQuestions(questionnaireId).catch(() => []);
    const stored = present.find((question) => question.id === id);
    if (stored === undefined) return;
    putQuestion(client, questionnaireId, stored);
    mergeInto(stored);
  };

  /** True when somebody else has changed the same of the answers that are being edited. */
  const mergeInto = (stored: Question): boolean => {
    const { answers: edited } = drafts.of(stored.id).edits;
    if (edited === undefined) return false;
    const { answers, collides } = mergeAnswers(edited, stored);
    drafts.rebaseAnswers(stored.id, answers);
    return collides;
  };

  /** Those that nobody else has changed meanwhile in the same fields. The others show what is stored, and wait for a second save. */
  const withoutOverwriting = async (waiting: readonly Question[]) => {
    if (waiting.length === 0) return [];
    // Without an answer there is nothing to compare; the save itself will tell what is wrong.
    const present = await readQuestions(questionnaireId).catch(() => []);
    const byId = new Map(present.map((question) => [question.id, question]));
    return waiting.filter((question) => {
      const stored = byId.get(question.id);
      if (stored === undefined) return true;
      const fields = overwritten(question, drafts.of(question.id).edits, stored);
      const hasOtherAnswers = mergeInto(stored);
      if (fields.length === 0 && !hasOtherAnswers) return true;
      putQuestion(client, questionnaireId, stored);
      const values = fields.map(
        (field) => `${t(`config.field.${field}`)}: ${shortened(textsOf(stored)[field]) || '–'}`,
      );
      if (hasOtherAnswers)
        values.push(`${t('config.answers.title')}: ${shortened(answersText(stored)) || '–'}`);
      drafts.failed(question.id, t('config.save.changed', { values: values.join('; ') }), fields);
      return false;
    });
  };

  /** Saves these questions' unsaved work, after saying what it would do to evaluations. */
  const save = async (questions: readonly Question[]) => {
    const [ready, faulty] = split(questions, drafts);
    for (const { id } of faulty) drafts.failed(id, t('config.save.faulty'));
    const waiting = ready.filter(({ id }) => drafts.of(id).state !== 'saving');
    for (const { id } of waiting) drafts.saving(id);
    const open = await withoutOverwriting(waiting);
    if (open.length === 0) return;
    const scored = open.filter((question) => altersScores(changesOf(question, drafts.of(question.id).edits)));
    const agreed =
      scored.length === 0 ||
      (await askImpact({
        planned: plannedChange(scored, drafts),
        title: t('impact.title.questions', { count: scored.length, number: scored.length }),
        okText: t('config.save.action'),
      }));
    if (!agreed) {
      for (const { id } of open) drafts.calledOff(id);
      return;
    }
    let saved = 0;
    for (const question of open) if (await send(question)) saved += 1;
    if (saved > 0) announce(t('config.save.said', { number: saved }));
    focusWhenThere(`question-${open[0]?.id}`, 'if-lost');
    await refreshOverview(client);
  };
  return save;
}

function answersText({ options }: Question): string {
  return options.map(({ label, points }) => `${label} (${points})`).join(', ');
}

/** A stored value inside a sentence. */
function shortened(value: string): string {
  return value.length > shownCharacters ? `${value.slice(0, shownCharacters)}…` : value;
}

function split(questions: readonly Question[], drafts: QuestionDrafts): [Question[], Question[]] {
  const isFaulty = (question: Question) => hasFault(question, drafts.of(question.id).edits);
  return [questions.filter((question) => !isFaulty(question)), questions.filter(isFaulty)];
}

/** One question's change is asked about exactly; several, or a correct answer that is taken away, as a change of the whole. */
function plannedChange(questions: readonly Question[], drafts: QuestionDrafts): Planned {
  const [only, ...others] = questions;
  if (only === undefined || others.length > 0) return { change: 'configuration' };
  const changes = changesOf(only, drafts.of(only.id).edits);
  if (altersAnswers(changes)) return { change: 'answers', id: only.id, body: changes };
  const { pointValue, correctAnswer } = changes;
  if (correctAnswer === null) return { change: 'configuration' };
  return {
    change: 'question',
    questionId: only.questionId,
    ...(pointValue === undefined ? {} : { pointValue }),
    ...(correctAnswer === undefined ? {} : { correctAnswer }),
  };
}
