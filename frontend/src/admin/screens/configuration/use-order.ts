import { useQueryClient } from '@tanstack/react-query';
import { announce } from '../../../shared/a11y/announce.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { useImpactQuestion } from '../../kit/impact/use-impact-question.tsx';
import { useAskBeforeUnload } from '../../kit/ui/use-ask-before-unload.ts';
import { configurationOptions, questionsOptions, useSaveOrder } from './configuration.api.ts';
import {
  isSameOrder,
  moveQuestion,
  moveSection,
  orderOf,
  placeOf,
  stepQuestion,
  type Order,
  type Place,
} from './order.ts';

/**
 * Moves questions and sections: the screen shows it at once, the server gets one order after the other, and
 * a refusal brings back what is stored. What moved keeps the focus of the button that moved it.
 */
export function useOrdering(questionnaireId: number) {
  const t = useTexts();
  const client = useQueryClient();
  const askImpact = useImpactQuestion(questionnaireId);
  const sectionsKey = configurationOptions(questionnaireId).queryKey;
  const questionsKey = questionsOptions(questionnaireId).queryKey;
  const { mutate, isPending } = useSaveOrder(questionnaireId);
  // The screen shows the new order already: who leaves now would think that it is stored.
  useAskBeforeUnload(isPending);
  const present = () => ({
    configuration: client.getQueryData(sectionsKey),
    questions: client.getQueryData(questionsKey),
  });
  const move = (next: (order: Order) => Order, say: (order: Order) => string) => {
    const { configuration, questions } = present();
    if (!configuration || !questions) return;
    const order = orderOf(configuration.sections, questions);
    const moved = next(order);
    if (isSameOrder(order, moved)) return;
    show(moved);
    announce(say(moved));
    const uuids = new Map(questions.map(({ id, questionId }) => [id, questionId]));
    mutate(
      moved.map(({ id, questionIds }) => ({
        id,
        questionIds: questionIds.flatMap((one) => uuids.get(one) ?? []),
      })),
    );
  };
  /** Into another section a question takes its points along, which is asked about first. */
  const moveOne = async (questionId: number, next: (order: Order) => Order) => {
    const { configuration, questions } = present();
    const question = questions?.find(({ id }) => id === questionId);
    if (!configuration || !questions || !question) return;
    const sectionId = placeOf(next(orderOf(configuration.sections, questions)), questionId)?.sectionId;
    const crosses = sectionId !== undefined && sectionId !== question.sectionId && question.pointValue > 0;
    const agreed =
      !crosses ||
      (await askImpact({
        planned: { change: 'question', questionId: question.questionId, sectionId },
        title: t('impact.title.move'),
        lead: question.questionText,
        okText: t('config.order.move-ok'),
      }));
    if (agreed) move(next, sayQuestion(questionId));
  };
  const show = (order: Order) => {
    void client.cancelQueries({ queryKey: sectionsKey });
    void client.cancelQueries({ queryKey: questionsKey });
    client.setQueryData(sectionsKey, (old) => old && { ...old, sections: inOrder(old.sections, order) });
    client.setQueryData(questionsKey, (old) => old && questionsInOrder(old, order));
  };
  const sayQuestion = (id: number) => (order: Order) => {
    const place = placeOf(order, id);
    const name = present().configuration?.sections.find((one) => one.id === place?.sectionId)?.name ?? '';
    return t('config.order.question-moved', { number: (place?.index ?? 0) + 1, section: name });
  };
  return {
    /** Ends when the question stands there, or when the person did not want it to. */
    stepQuestion: (id: number, step: -1 | 1) => moveOne(id, (order) => stepQuestion(order, id, step)),
    moveQuestion: (id: number, to: Place) => moveOne(id, (order) => moveQuestion(order, id, to)),
    moveSection: (id: number, index: number) =>
      move(
        (order) => moveSection(order, id, index),
        (order) => t('config.order.section-moved', { number: order.findIndex((one) => one.id === id) + 1 }),
      ),
  };
}

export type Ordering = ReturnType<typeof useOrdering>;

function inOrder<T extends { id: number }>(rows: readonly T[], order: readonly { id: number }[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return order.flatMap(({ id }) => byId.get(id) ?? []);
}

/** The questions in their new order; only one that changed its section becomes a new object. */
function questionsInOrder<T extends { id: number; sectionId: number }>(
  questions: readonly T[],
  order: Order,
): T[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return order.flatMap(({ id: sectionId, questionIds }) =>
    questionIds.flatMap((id) => {
      const question = byId.get(id);
      if (question === undefined) return [];
      return question.sectionId === sectionId ? question : { ...question, sectionId };
    }),
  );
}
