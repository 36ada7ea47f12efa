import { type EvaluationView, type SectionView, type Tip } from './evaluation-view.ts';
import { headlineOf } from './headline.ts';
import { type TipOfSection } from './ranked-tips.ts';
import { shortName } from './short-name.ts';
import { paragraphsOf, topTips } from './viewer.ts';

/** The first steps that the headline does not name. Pure. */
export function stepsAfterHeadline(view: EvaluationView): TipOfSection[] {
  const tips = topTips(view);
  return headlineOf(view)?.step ? tips.slice(1) : tips;
}

export interface ParagraphWithSteps {
  text: string;
  /** The steps that it describes. */
  steps: Tip[];
}

/**
 * What the page of an area says where, so that no step stands twice: the analysis by paragraphs, each with the steps that it describes
 * in its own words, and the steps that are left for the list, with the number of the first of them: those that are described count where the
 * first step is among them. Pure.
 */
export function stepsOfSection({ analysis, tips }: Pick<SectionView, 'analysis' | 'tips'>): {
  paragraphs: ParagraphWithSteps[];
  others: Tip[];
  from: number;
} {
  let others = [...tips];
  const paragraphs = paragraphsOf(analysis.text).map((text) => {
    const steps = others.filter((tip) => isSaidIn(text, tip));
    others = others.filter((tip) => !steps.includes(tip));
    return { text, steps };
  });
  const isFirstDescribed = tips[0] !== undefined && !others.includes(tips[0]);
  return { paragraphs, others, from: isFirstDescribed ? tips.length - others.length + 1 : 1 };
}

/** By its first sentence; 'Answer the question "…?"' also by the question. */
function isSaidIn(text: string, tip: Tip): boolean {
  const name = shortName(tip.text);
  const [, question] = /["“„]([^"”“]+\?)["”“]/.exec(name) ?? [];
  return [name, question].some((words) => words !== undefined && plain(text).includes(plain(words)));
}

/** Without what a sentence loses or changes in the middle of another one. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.!:]+$/, '');
