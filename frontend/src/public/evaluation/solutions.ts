import { type components } from '../../shared/api/schema.gen.ts';
import { type EvaluationView, type Tip } from './evaluation-view.ts';
import { webAddress } from '../ui/web-address.ts';

export interface Solution {
  id: string;
  name: string;
  description: string;
  /** An http(s) address, or null. */
  url: string | null;
  /** Percentage points it could add. */
  percentage: number;
  /** What it costs, and what getting started takes, in a few words. */
  priceNote: string | null;
  effortNote: string | null;
}

/** A product's address may come as `productUrl`. */
interface RecommendationPayload {
  product: components['schemas']['ProductResponse'] & { productUrl?: string | null };
  percentage: number;
}

/** Products by what they could add, most first. */
export function readSolutions(recommendations: readonly RecommendationPayload[] = []): Solution[] {
  return recommendations
    .map(({ product, percentage }) => ({
      id: product.id,
      name: product.name,
      description: product.description?.trim() ?? '',
      url: webAddress(product.url ?? product.productUrl),
      percentage,
      priceNote: product.priceNote ?? null,
      effortNote: product.effortNote ?? null,
    }))
    .sort((first, second) => second.percentage - first.percentage);
}

/** Each solution beside the first of these steps that it serves, and those that serve none. Pure. */
export function besideSteps(
  steps: readonly Tip[],
  solutions: readonly Solution[],
): { beside: Map<Tip, Solution>; others: Solution[] } {
  const left = new Map(solutions.map((solution) => [solution.id, solution]));
  const beside = new Map<Tip, Solution>();
  for (const step of steps) {
    const solution = left.get(step.productId ?? '');
    if (solution && left.delete(solution.id)) beside.set(step, solution);
  }
  return { beside, others: [...left.values()] };
}

/** Whether it is known which steps have a solution; pages that were made earlier do not say it. Pure. */
export function solutionsServeSteps({ sections }: Pick<EvaluationView, 'sections'>): boolean {
  return sections.some(({ tips }) => tips.some(({ productId }) => productId !== undefined));
}
