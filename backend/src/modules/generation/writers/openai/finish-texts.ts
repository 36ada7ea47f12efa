import type { GeneratedTexts } from '../../../evaluations/evaluation.types.js';
import { fieldsOf, withField } from '../../../evaluations/texts/text-fields.js';
import { checkTexts } from '../../../review/checks/check-texts.js';
import { BuiltInWriter } from '../built-in/built-in-writer.js';
import type { Statement } from '../sentences/accept-sentence.js';
import {
  type Accepted,
  compose,
  fieldsFor,
  isComplete,
  statementAt,
  textOf as joined,
  tidy,
  withoutFaulty,
  withoutSaid,
} from '../sentences/draft.js';
import type { NumberedFact } from '../sentences/numbered-facts.js';
import type { WritingTask, WrittenTexts } from '../text-writer.js';

const BUILT_IN = new BuiltInWriter();
/** Each round of the checks takes out a sentence at least; what is left then is written by the built-in writer. */
const MOST_CHECKS = 6;

/** Puts accepted statements in order, and leaves out what is said already or would make a text too long. */
type Arrange = (accepted: Accepted, fields: readonly string[]) => Accepted;

/** The accepted sentences as texts that pass the checks; what they leave empty is the built-in writer's. */
export async function finishTexts(
  task: WritingTask,
  numbered: readonly NumberedFact[],
  accepted: Accepted,
  arrange: Arrange = tidy,
): Promise<WrittenTexts> {
  const { facts } = task;
  let remaining = arrange(accepted, fieldsFor(facts));
  for (let round = 0; round < MOST_CHECKS; round += 1) {
    const clean = withoutFaulty(remaining, checkTexts(compose(remaining, facts).texts, task.check()));
    if (clean === null) break;
    remaining = round + 1 < MOST_CHECKS ? clean : new Map<string, Statement[]>();
  }
  const fill = async (those: Accepted): Promise<WrittenTexts> => {
    const incomplete = fieldsFor(facts).filter((field) => !isComplete(field, those, numbered));
    const drafted = compose(those, facts);
    return incomplete.length === 0
      ? { ...drafted, builtIn: [] }
      : fillFrom(await BUILT_IN.write(task), drafted, incomplete);
  };
  const isClean = ({ texts }: WrittenTexts) => checkTexts(texts, task.check()).length === 0;
  const filled = await fill(remaining);
  if (filled.builtIn.length === 0 || isClean(filled)) return filled;
  // What both have said would stand there twice.
  const others = filled.builtIn.map((field) => fieldsOf(filled.texts).get(field) ?? '').join('\n');
  const again = await fill(withoutSaid(remaining, others));
  if (isClean(again)) return again;
  const builtIn = await BUILT_IN.write(task);
  return { ...builtIn, builtIn: [...fieldsOf(builtIn.texts).keys()] };
}

/** The same for one text beside those that stay. */
export async function finishPart(
  task: WritingTask,
  { field, others }: NonNullable<WritingTask['part']>,
  statementsOffered: readonly Statement[],
  arrange: Arrange = tidy,
): Promise<WrittenTexts> {
  const beside = [...fieldsOf(withField(others, field, '')).values()].join('\n');
  const key = textOf(field);
  const offered = new Map([[key, [...statementsOffered]]]);
  let statements = arrange(withoutSaid(offered, beside), [key]).get(key) ?? [];
  if (key !== field) statements = statements.slice(0, 1);
  for (let round = 0; round < MOST_CHECKS && statements.length > 0; round += 1) {
    const sentences = statements.flatMap((statement) => statement.sentences);
    const texts = withField(others, field, joined(sentences));
    const findings = checkTexts(texts, task.check()).filter((finding) => finding.field === field);
    if (findings.length === 0) return { texts, evidence: { [field]: sentences }, builtIn: [] };
    const faulty = new Set(findings.map(({ start }) => statementAt(statements, start)));
    statements = statements.filter((statement) => !faulty.has(statement));
  }
  const { texts, evidence } = await BUILT_IN.write(task);
  return { texts, evidence, builtIn: [field] };
}

/** The text that a field belongs to: the strengths of a section are one. */
export const textOf = (field: string): string =>
  field.startsWith('strengths.') ? field.split('.').slice(0, 2).join('.') : field;

/** Puts the built-in writer's text, and what it rests on, in place of each incomplete one. */
function fillFrom(
  source: WrittenTexts,
  drafted: Omit<WrittenTexts, 'builtIn'>,
  incomplete: readonly string[],
): WrittenTexts {
  const filled = new Set(incomplete);
  let texts: GeneratedTexts = drafted.texts;
  const evidence = { ...drafted.evidence };
  const builtIn: string[] = [];
  for (const [field, text] of fieldsOf(source.texts)) {
    if (!filled.has(textOf(field))) continue;
    texts = withField(texts, field, text);
    evidence[field] = source.evidence[field] ?? [];
    builtIn.push(field);
  }
  return { texts, evidence, builtIn };
}
