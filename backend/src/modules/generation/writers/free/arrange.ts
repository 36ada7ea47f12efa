import { fold } from '../../../../platform/text/fold.js';
import { type Accepted, LONGEST, STRENGTHS, textOf } from '../sentences/draft.js';
import type { Statement } from '../sentences/accept-sentence.js';

/**
 * Keeps a model's own order. Leaves out what the same part of the page says already, a second verdict of a text, strengths beyond three,
 * and what would make a text too long. Advice of the program's brings its gap, which it leaves out where that was said.
 */
export function arrangeFree(accepted: Accepted, fields: readonly string[]): Accepted {
  const saidIn = new Map<string, Set<string>>();
  const written = new Set<string>();
  return new Map(
    fields.map((field) => {
      const [kind = '', section] = field.split('.');
      const part = section ?? kind;
      const said = saidIn.get(part) ?? new Set();
      saidIn.set(part, said);
      const chosen: Statement[] = [];
      for (const offered of accepted.get(field) ?? []) {
        const statement = withoutSaidGap(offered, said);
        const sentences = statement.sentences.map(({ text }) => fold(text).replace(/[^\p{L}\p{N}]+/gu, ' '));
        const isOver =
          kind === 'strengths'
            ? chosen.length >= STRENGTHS
            : textOf([...chosen, statement].flatMap((one) => one.sentences)).length > (LONGEST[kind] ?? 0);
        const isSecond = isVerdict(statement) && chosen.some(isVerdict);
        if (isOver || isSecond || sentences.some((text) => written.has(text))) continue;
        if (statement.claims.some((claim) => said.has(claim))) continue;
        for (const claim of statement.claims) said.add(claim);
        for (const text of sentences) written.add(text);
        chosen.push(statement);
      }
      return [field, chosen];
    }),
  );
}

const isVerdict = ({ sentences }: Statement): boolean => sentences[0]?.kind === 'verdict';

function withoutSaidGap(statement: Statement, said: ReadonlySet<string>): Statement {
  const { sentences, claims } = statement;
  const isGapSaid = claims.some((claim) => claim.startsWith('gap:') && said.has(claim));
  const advice = sentences.filter(({ kind }) => kind === 'advice');
  if (!isGapSaid || advice.length === 0) return statement;
  return { ...statement, sentences: advice, claims: claims.filter((claim) => !claim.startsWith('gap:')) };
}
