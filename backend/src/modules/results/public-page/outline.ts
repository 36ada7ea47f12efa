import type { Language } from '../../../platform/http/languages.js';
import { percentText } from '../../../platform/text/percent.js';
import { escapeHtml } from '../../mail/messages/fill.js';
import type { Dictionary } from '../../ui-texts/ui-texts.service.js';
import { bandOfPercentage, numberText, pluralForm } from '../pdf/words.js';

/** A page with `{{places}}` for an evaluation's beginning, as the front end's build writes it (frontend: outline.tsx). */
export interface OutlineTemplate {
  html: string;
  /** HTML that is left out, or repeated. */
  parts: Record<'first-name' | 'second-name' | 'place' | 'moves' | 'items', string>;
  /** The built-in words by their keys. */
  texts: Dictionary;
}

/** What an outline needs of a page. */
export interface OutlinedPage {
  language: Language;
  evaluation: {
    clientName: string;
    clinicName: string;
    percentage: number;
    totalScore: number;
    maxScore: number;
  };
  sections: readonly { id: number; name: string }[];
  sectionData: Record<string, { tips: readonly Tip[] } | undefined>;
  position: { ahead: number; n: number } | null;
}

interface Tip {
  tip: string;
  points: number;
  weight: number;
  /** Absent on pages that were made earlier. */
  rank?: number;
}

interface Move extends Tip {
  area: string;
}

const MOVES = 3;

/**
 * The page's HTML with verdict, score, place among the others and first moves already in it, in the words that the page's scripts
 * give them later. `own`: the questionnaire's wordings. Null where there is no result to judge. Pure.
 */
export function fillOutline(template: OutlineTemplate, page: OutlinedPage, own: Dictionary): string | null {
  const { evaluation, position, language } = page;
  if (evaluation.maxScore <= 0) return null;
  const { parts } = template;
  const say = sayer({ ...template.texts, ...own }, language);
  const moves = firstMoves(page);
  const items = moves.map((move) => fill(parts.items, itemOf(move, language, say)));
  const score = numberText(evaluation.totalScore, language);
  const words = {
    ...headline(evaluation.percentage, moves[0]?.area ?? '', say),
    title: say('evaluation.welcome.title'),
    percent: percentText(evaluation.percentage, language),
    band: say(`score.band.${bandOfPercentage(evaluation.percentage)}`),
    points: say('evaluation.score.points', { score, max: numberText(evaluation.maxScore, language) }),
  };
  const [first, second] = namesOf(evaluation);
  return fill(template.html, words, {
    'first-name': first === undefined ? '' : fill(parts['first-name'], { name: first }),
    'second-name': second === undefined ? '' : fill(parts['second-name'], { name: second }),
    place: position ? fill(parts.place, { text: placeOf(position, language, say) }) : '',
    moves:
      items.length === 0
        ? ''
        : fill(parts.moves, { title: say('evaluation.welcome.moves-title') }, { items: items.join('') }),
  });
}

type Say = (key: string, values?: Record<string, string>, count?: number) => string;

/** Looks up a text, by the plural form of a count where there is one, and fills its {places} once. */
function sayer(texts: Dictionary, language: Language): Say {
  return (key, values = {}, count) => {
    const form = count === undefined ? '' : `_${pluralForm(count, language)}`;
    const text = texts[key + form] ?? texts[`${key}_other`] ?? '';
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  };
}

/** The first tips over all sections (rules: Top tips). */
function firstMoves({ sections, sectionData }: OutlinedPage): Move[] {
  return sections
    .flatMap(({ id, name }) => (sectionData[id]?.tips ?? []).map((tip) => ({ ...tip, area: name })))
    .filter(({ tip }) => typeof tip === 'string' && tip.trim() !== '')
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || b.weight - a.weight || b.points - a.points)
    .slice(0, MOVES);
}

/** The verdict's sentence around the area that it names (rules: Verdict). */
function headline(percentage: number, area: string, say: Say): Record<'before' | 'area' | 'after', string> {
  if (percentage >= 100) return { before: say('evaluation.headline.full'), area: '', after: '' };
  const sentence = `evaluation.headline.${bandOfPercentage(percentage)}${area === '' ? '-alone' : ''}`;
  const [before = '', after = ''] = say(sentence, { area: '\n' }).split('\n');
  return { before, area, after };
}

function placeOf({ ahead, n }: NonNullable<OutlinedPage['position']>, language: Language, say: Say): string {
  const values = { ahead: numberText(ahead, language), n: numberText(n, language) };
  return say('evaluation.position.ahead', values, n);
}

function itemOf({ tip, points, area }: Move, language: Language, say: Say): Record<string, string> {
  const text = tip.trim();
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  const name = first?.segment.trim() ?? text;
  const gain =
    points > 0 ? say('evaluation.tip.points', { points: numberText(points, language) }, points) : '';
  return { name, rest: text.slice(name.length), area, gain };
}

const namesOf = ({ clientName, clinicName }: OutlinedPage['evaluation']): string[] =>
  [clientName, clinicName].map((name) => name?.trim() ?? '').filter((name) => name !== '');

/** Replaces `{{places}}` once, by texts, which are escaped, and by ready HTML. Unknown ones stay empty. */
const fill = (template: string, texts: Record<string, string>, html: Record<string, string> = {}): string =>
  template.replace(
    /\{\{([\w-]+)\}\}/g,
    (_whole, name: string) => html[name] ?? escapeHtml(texts[name] ?? ''),
  );
