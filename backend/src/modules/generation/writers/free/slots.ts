import type { Composition } from '../built-in/composition.js';
import type { SectionFacts, WriterFacts } from '../text-writer.js';

/** A slot in a sentence of a model: '{{percent}}', '{{section:3}}'. */
const SLOT = /\{\{\s*([a-zA-Z]+)(?::(\d+))?(?:\.([a-z]+))?\s*\}\}/gu;
/** What no letter or hyphen may touch, as an ending would. */
const TOUCHED = /[\p{L}\p{N}]\{\{|\}\}[\p{L}\p{N}]|\}\}[-–]\p{L}/u;

export interface Filled {
  text: string;
  /** The sentence with a mark in place of each slot: what the model itself has worded. */
  bare: string;
  /** Sections that it names by a slot. */
  sections: SectionFacts[];
  /** `result`: a number of a result; the others what they say. */
  slots: Set<'result' | 'section' | 'strongest' | 'weakest' | 'mostToGain' | 'product'>;
}

interface SlotContext {
  facts: WriterFacts;
  /** The section that the text is about; undefined for texts on the whole. */
  section: SectionFacts | undefined;
  /** Products of the cited facts by their numbers. */
  products: ReadonlyMap<number, string>;
  composition: Composition;
}

/** Puts numbers and names in the place of slots; a fault where one is unknown, or has no one value. */
export function fillSlots(text: string, context: SlotContext): Filled | { fault: string } {
  if (TOUCHED.test(text)) return { fault: 'an ending or word touches a slot' };
  const { facts, section, composition } = context;
  const filled: Filled = { text: '', bare: '', sections: [], slots: new Set() };
  let fault: string | null = null;
  const result = section ?? {
    score: facts.totalScore,
    maxScore: facts.maxScore,
    percentage: facts.percentage,
  };
  const numberOf = (of: { score: number; maxScore: number; percentage: number }, what: string) => {
    const { score, max, percent } = composition.result(of);
    return { percent, score, max }[what] ?? null;
  };
  const valueOf = (name: string, id: string | undefined, part: string | undefined): string | null => {
    if (name === 'percent' || name === 'score' || name === 'max') {
      filled.slots.add('result');
      return numberOf(result, name);
    }
    if (name === 'product') {
      filled.slots.add('product');
      const product = context.products.get(Number(id));
      return product === undefined ? null : composition.quote(product, 60);
    }
    const found = sectionOf(name, id, facts);
    if (!found) return null;
    if (name !== 'section') filled.slots.add(name as 'strongest' | 'weakest' | 'mostToGain');
    if (part !== undefined) {
      filled.slots.add('result');
      return numberOf(found, part);
    }
    filled.slots.add('section');
    filled.sections.push(found);
    return composition.area(found);
  };
  filled.text = text.replace(SLOT, (slot, name: string, id?: string, part?: string) => {
    const value = valueOf(name, id, part);
    if (value === null) fault ??= `${slot} has no value here`;
    return value ?? '';
  });
  filled.text = facts.language === 'hu' ? withArticles(filled.text) : filled.text;
  filled.bare = text.replace(SLOT, '§');
  return fault === null ? filled : { fault };
}

/** Those that one section alone can claim: the strongest, the weakest, the one with most points left. */
function sectionOf(name: string, id: string | undefined, { sections }: WriterFacts): SectionFacts | null {
  if (name === 'section') return sections.find(({ sectionId }) => String(sectionId) === id) ?? null;
  const measures: Record<string, (one: SectionFacts) => number> = {
    strongest: ({ percentage }) => percentage,
    weakest: ({ percentage }) => -percentage,
    mostToGain: ({ score, maxScore }) => maxScore - score,
  };
  const measure = measures[name];
  if (!measure || sections.length < 2) return null;
  const most = Math.max(...sections.map(measure));
  const those = sections.filter((one) => measure(one) === most);
  return those.length === 1 ? those[0]! : null;
}

/** The Hungarian article before a name or number that the program has put in: 'a „Foglalás”', 'az „Adatvédelem”'. */
const withArticles = (text: string): string =>
  text.replace(/(?<!\p{L})([Aa])z? (?=[„»]?(\p{L}))(?=[„»])/gu, (_match, article: string, letter: string) =>
    /[aáeéiíoóöőuúüű]/iu.test(letter) ? `${article}z ` : `${article} `,
  );
