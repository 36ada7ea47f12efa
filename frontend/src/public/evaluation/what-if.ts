import { type EvaluationView, type Tip } from './evaluation-view.ts';

/** As many as an offer request carries. */
const mostTips = 100;

/** A tip that can be ticked: it has a question behind it and would bring points. */
export type PossibleTip = Tip & { sectionName: string };

export interface Outlook {
  score: number;
  maxScore: number;
  /** 0..100, to one decimal. */
  percentage: number;
}

type Scored = Pick<EvaluationView, 'sections' | 'score' | 'maxScore' | 'percentage'>;

/** The tips that would bring points, each once, most points first; equal ones keep their order. */
export function possibleTips(view: Pick<Scored, 'sections'>): PossibleTip[] {
  const seen = new Set<string>();
  return view.sections
    .flatMap((section) => section.tips.map((tip) => ({ ...tip, sectionName: section.name })))
    .filter((tip) => {
      const possible = tip.id !== '' && tip.points > 0 && !seen.has(tip.id);
      seen.add(tip.id);
      return possible;
    })
    .sort((first, second) => second.points - first.points)
    .slice(0, mostTips);
}

/**
 * The overall result if the ticked tips were followed. No area gains more than it misses, and the whole never passes its
 * maximum; without a tick it is the result as it stands (rules: What if).
 */
export function resultWith(view: Scored, ticked: ReadonlySet<string>): Outlook {
  const chosen = new Set(
    possibleTips(view)
      .filter((tip) => ticked.has(tip.id))
      .map((tip) => tip.id),
  );
  const gained = view.sections.reduce((sum, section) => {
    const points = pointsOf(section.tips, chosen);
    return sum + Math.min(points, Math.max(section.maxScore - section.score, 0));
  }, 0);
  if (gained === 0) return { score: view.score, maxScore: view.maxScore, percentage: view.percentage };
  const score = Math.min(view.score + gained, view.maxScore);
  const percentage = view.maxScore > 0 ? Math.round((score * 1000) / view.maxScore) / 10 : 0;
  return { score, maxScore: view.maxScore, percentage };
}

/** The points of the chosen tips; a tip that comes again counts where it came first. */
function pointsOf(tips: readonly Tip[], chosen: Set<string>): number {
  return tips.reduce((sum, tip) => (chosen.delete(tip.id) ? sum + Math.max(tip.points, 0) : sum), 0);
}
