import { type Schemas } from '../../../../shared/api/operations.ts';
import { aliasesOf, boundOf, choosable, pointsOf, type Answer, type EditedAnswers } from './answers.ts';

type AnswerBody = Schemas['AnswerOptionRequest'];
export type AnswersBody = Pick<Schemas['ChangeQuestionRequest'], 'kind' | 'options' | 'removedOptionIds'>;

/** What the server gets of edited answers: all in their order, and of those that are stored only what is changed. */
export function answersBody(answers: EditedAnswers): AnswersBody {
  const { from, kind } = answers;
  const options = choosable(answers);
  const before = new Map(from.options.map((option) => [option.key, option]));
  const staying = new Set(options.map(({ key }) => key));
  const removed = from.options.flatMap(({ key, id }) => (id === undefined || staying.has(key) ? [] : [id]));
  const labels = new Map(options.map(({ key, label }) => [key, label.trim()]));
  const bodies = options.map((option) => bodyOf(option, before.get(option.key), labels));
  const isChanged =
    removed.length > 0 ||
    options.some(({ key }, index) => from.options[index]?.key !== key) ||
    bodies.some((body, index) => Object.keys(body).length > 2 || body.label !== from.options[index]?.label);
  return {
    ...(kind === from.kind ? {} : { kind }),
    ...(isChanged ? { options: bodies } : {}),
    ...(removed.length > 0 ? { removedOptionIds: removed } : {}),
  };
}

/** Of a new answer everything; of a stored one its id, its label, and what else is changed. */
function bodyOf(option: Answer, before: Answer | undefined, labels: ReadonlyMap<string, string>): AnswerBody {
  const { label, ...rest } = {
    label: option.label.trim(),
    points: pointsOf(option),
    exclusive: option.exclusive,
    notApplicable: option.notApplicable,
    meaning: option.meaning.trim() || null,
    advice: option.advice.trim() || null,
    leadsTo: labels.get(option.leadsTo) ?? null,
    prepares: option.prepares,
    from: boundOf(option.from),
    aliases: aliasesOf(option),
  };
  if (option.id === undefined || before === undefined) return { label, ...rest };
  const changed = Object.entries(rest).filter(([field]) => {
    const name = field as keyof typeof rest;
    return option[name] !== before[name];
  });
  return {
    id: option.id,
    label,
    ...Object.fromEntries(changed),
    ...(option.refusesMeaning ? { meaningDraft: null } : {}),
    ...(option.refusesAdvice ? { adviceDraft: null } : {}),
  };
}
