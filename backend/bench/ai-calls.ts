import { scoreEvaluation } from '../src/modules/scoring/score.js';
import { costOf } from '../src/modules/generation/usage/call-costs.js';
import { factsOf } from '../src/modules/generation/writer-facts.js';
import type { CallMeter } from '../src/modules/generation/writers/call-meter.js';
import { factsForChecks } from '../src/modules/review/checks/check-facts.js';
import { LANGUAGES, type Language } from '../src/platform/http/languages.js';
import { answersFor } from '../src/seed/content/answers.js';
import { DEMO } from '../src/seed/content/demo-content.js';
import type { AiMode } from '../test/fakes/ai-modes.js';
import { FOR_TEST, never, startAiWriting } from '../test/fakes/ai-writing.js';
import { demoSections } from '../test/make/demo-sections.js';

/** What the AI is asked for, and how the server answers. */
const WORKS = [
  { work: 'all texts', mode: 'good', isPart: false },
  { work: 'all texts, half the sentences refused', mode: 'half-bad', isPart: false },
  { work: "one section's text alone", mode: 'good', isPart: true },
] as const satisfies { work: string; mode: AiMode; isPart: boolean }[];

/** Of one kind of work in one language, the mean of its evaluations. */
export interface AiCalls {
  work: string;
  language: Language;
  evaluations: number;
  calls: number;
  promptBytes: number;
  promptTokens: number;
  answerBytes: number;
  answerTokens: number;
  /** Fields that the built-in writer had to write. */
  builtIn: number;
}

/** Has the demo's clinics' texts written by a good AI server, and counts what is sent and answered. Always with the same outcome. */
export async function countAiCalls(most = Infinity): Promise<AiCalls[]> {
  const all: AiCalls[] = [];
  for (const { work, mode, isPart } of WORKS)
    for (const language of LANGUAGES)
      all.push({ work, language, ...(await count(language, most, mode, isPart)) });
  return all;
}

async function count(language: Language, most: number, mode: AiMode, isPart: boolean) {
  const ai = await startAiWriting();
  const sum = { calls: 0, promptBytes: 0, promptTokens: 0, answerBytes: 0, answerTokens: 0, builtIn: 0 };
  // No tokens as the server tells them: the fake one tells the same of every answer.
  const meter: CallMeter = {
    run: async (planned, call, read) => {
      const answer = await call();
      const { answerBytes } = read(answer);
      const cost = costOf(planned, { prompt: null, completion: null, answerBytes });
      sum.calls += 1;
      sum.promptBytes += planned.promptBytes;
      sum.promptTokens += cost.prompt;
      sum.answerBytes += answerBytes;
      sum.answerTokens += cost.completion;
      return answer;
    },
  };
  const writer = ai.makeWriter({ meter });
  const { questionnaire, respondents } = DEMO[language];
  const sections = demoSections(questionnaire);
  const clinics = respondents.slice(0, most);
  for (const respondent of clinics) {
    const responses = answersFor(questionnaire, respondent);
    const score = scoreEvaluation(sections, responses, language);
    const task = {
      facts: factsOf(sections, responses, language),
      check: () => factsForChecks({ language, score, sections }),
      signal: never,
      purpose: FOR_TEST,
    };
    ai.server.respondWith(() => mode);
    const part = isPart
      ? { field: `sections.${sections[0]!.id}`, others: (await ai.makeWriter().write(task)).texts }
      : undefined;
    const written = await writer.write({ ...task, part });
    sum.builtIn += written.builtIn.length;
  }
  await ai.end();
  const means = Object.entries(sum).map(([name, total]) => [name, total / clinics.length] as const);
  return { evaluations: clinics.length, ...(Object.fromEntries(means) as typeof sum) };
}

/** The counts as a table of Markdown. */
export function tableOf(rows: readonly AiCalls[]): string {
  const number = (value: number) => Math.round(value).toLocaleString('en');
  const lines = rows.map((row) => [
    row.work,
    row.language,
    row.evaluations,
    row.calls.toFixed(2),
    ...[row.promptBytes, row.promptTokens, row.answerBytes, row.answerTokens].map(number),
    row.builtIn.toFixed(2),
  ]);
  const head = [
    'work',
    'language',
    'evaluations',
    'calls',
    'prompt, bytes',
    'tokens',
    'answer, bytes',
    'tokens',
    'texts left to the built-in writer',
  ];
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
