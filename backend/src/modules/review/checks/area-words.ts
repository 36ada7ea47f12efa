/** What a sentence may say of areas; `gaps` and `none` are about points that are missing, `full` that none is. */
export type AreaClaim = 'best' | 'worst' | 'full' | 'none' | 'gaps' | 'strong' | 'weak' | 'above' | 'below';

/** Words of a language by what they say; all without accents. */
export interface AreaWords {
  claims: Record<AreaClaim, RegExp>;
  /** Comparatives and verbs that put the first of two areas before the second, or behind it. */
  better: RegExp;
  worse: RegExp;
  /** What stands right before the area that another one is compared with; Hungarian endings count as well. */
  than: RegExp;
  thanEnding: RegExp | null;
  /** Prepositions and verbs that compare by themselves: 'ahead of', 'behind'. */
  ahead: RegExp;
  behind: RegExp;
  aheadBehindName: RegExp | null;
  behindBehindName: RegExp | null;
  equal: RegExp;
  /** 'Of A and B the former'. */
  former: RegExp;
  /** What is better is worse where it counts what is missing. */
  missing: RegExp;
  /** Equatives, beside 'nothing' and the like: 'as well as', 'so badly as'. */
  asGood: RegExp;
  asBad: RegExp;
  /** Every other area, and none. */
  others: RegExp;
  nothing: RegExp;
  /** A clause without an area that says who is first is about the one before where it speaks of results. */
  result: RegExp;
  /** What is so one day, or would be. */
  unreal: RegExp;
  /** Denials in form alone ('cannot keep up with'), and what they say in plain words that are no longer. */
  idioms: readonly (readonly [RegExp, string])[];
  not: RegExp;
  clause: RegExp;
  here: RegExp;
  areas: RegExp;
  numbers: Record<string, number>;
  every: RegExp;
  no: RegExp;
  /** 'In any area', which 'nothing is left' denies of all of them. */
  any: RegExp;
  nothingLeft: RegExp;
  most: RegExp;
}

/** A superlative that is said of an area or a result: 'the best ideas' and 'the weakest spot in' are not. */
export const superlative = (adjectives: string, behind: string, more: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:(?:${adjectives})(?=\\s*(?:$|[^\\p{L}\\s]|(?:${behind})(?!\\p{L})))|(?:${more})(?!\\p{L}))`,
    'u',
  );
