/** What the database notes of an evaluation when something happens to it; times as PostgreSQL writes them. */
export interface DeliveryFacts {
  evaluation?: {
    id: string;
    hashedUrl: string;
    status: string;
    score: number;
    maxScore: number;
    percentage: number;
    submittedAt: string;
    createdAt: string;
    generatedAt: string | null;
    verifiedAt: string | null;
    sentAt: string | null;
    openedAt: string | null;
    clickedAt: string | null;
  };
  product?: { id: string; name: string };
}

interface News {
  id: string;
  event: string;
  questionnaireId: number;
  createdAt: Date;
  facts: DeliveryFacts;
}

/**
 * The body of a delivery, the same at every try: ids, status, score and times, and where to read more. No name, no address and
 * no answer of anybody (rules: webhooks). Pure.
 */
export function composeBody({ id, event, questionnaireId, createdAt, facts }: News): string {
  const { evaluation, product } = facts;
  return JSON.stringify({
    id,
    event,
    occurredAt: createdAt.toISOString(),
    questionnaireId,
    ...(evaluation ? { evaluation: shownEvaluation(evaluation) } : {}),
    ...(product ? { product: { id: product.id, name: product.name } } : {}),
  });
}

function shownEvaluation(one: NonNullable<DeliveryFacts['evaluation']>): object {
  return {
    id: one.id,
    status: one.status,
    score: one.score,
    maxScore: one.maxScore,
    percentage: one.percentage,
    path: `/api/admin/evaluation/${one.id}`,
    publicPath: `/api/evaluation/${one.hashedUrl}`,
    submittedAt: instant(one.submittedAt),
    createdAt: instant(one.createdAt),
    generatedAt: instant(one.generatedAt),
    verifiedAt: instant(one.verifiedAt),
    sentAt: instant(one.sentAt),
    openedAt: instant(one.openedAt),
    clickedAt: instant(one.clickedAt),
  };
}

const instant = (time: string | null): string | null => (time === null ? null : new Date(time).toISOString());
