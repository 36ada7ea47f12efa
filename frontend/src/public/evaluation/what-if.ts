import { type EvaluationView, type Tip } from './evaluation-view.ts';
import { rankedTips, type TipOfSection } from './ranked-tips.ts';

/** As many as an offer request carries. */
const mostTips = 100;

export interface Outlook {
  score: number;
  maxScore: number;
  /** 0..100, to one decimal. */
  percentage: number;
}

type Scored = Pick<EvaluationView, 'sections' | 'score' | 'maxScore' | 'percentage'>;

/** The tips that can be ticked, each once and in their ranking: they have a question behind them, and bring points or prepare to. */
export function possibleTips(view: Pick<Scored, 'sections'>): TipOfSection[] {
  const seen = new Set<string>();
  return rankedTips(view, (tip) => {
    const possible = tip.id !== '' && (tip.prepares ?? tip.points) > 0 && !seen.has(tip.id);
    seen.add(tip.id);
    return possible;
  }).slice(0, mostTips);
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
