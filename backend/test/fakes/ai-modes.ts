import { composeDrafts, composeInsights } from './ai-drafts.js';
import { readErrors, readFixture } from './ai-fixtures.js';
import { isObject } from './ai-request-rules.js';
import {
  type Answer,
  type AnsweredSentence,
  askedFor,
  composeAnswer,
  fieldAskedFor,
  obeyAttacker,
  type PromptFacts,
  readFacts,
  sentencesFor,
} from './ai-texts.js';
import { answerInProse, type BadProse, isAskedToWrite } from './ai-prose.js';
import { answerAtRandom } from './ai-random.js';

/**
 * How the server answers one request. `error:NAME` sends that entry of `fixtures/openai/errors.json`. The `no-…` modes are
 * servers that lack something: they refuse requests that use it and answer the others well.
 */
export type AiMode =
  | 'good'
  | `error:${string}`
  | 'retry-after-3600'
  | 'length'
  | 'refusal'
  | 'content-filter'
  | 'fenced'
  | 'no-usage'
  | 'empty-choices'
  | 'html'
  | 'garbage'
  | 'empty-text'
  | 'two-strengths'
  | 'huge'
  | 'html-in-text'
  | 'placeholders'
  | 'wrong-ids'
  | 'missing-section'
  | 'double-ids'
  | 'obeys-attacker'
  | 'stall-before-headers'
  | 'stall-in-body'
  | 'reset'
  | `random:${string}`
  /** Good texts with one more sentence, given as JSON: {field, sentence}. */
  | `plant:${string}`
  /** Where it is asked to write: a bad sentence in each section; good ones at the second try, or bad ones again. */
  | `prose:${BadProse}`
  | `stubborn-prose:${BadProse}`
  | 'wrong-facts'
  | 'no-facts'
  | 'half-bad'
  | 'no-json-schema'
  | 'no-json-schema-no-json-object'
  | 'no-temperature'
  | 'no-max-tokens'
  | 'no-max-completion-tokens'
  | 'no-store';

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
  trouble?: 'stall-before-headers' | 'stall-in-body' | 'reset';
}

type Body = Record<string, unknown>;

/** Composes the reply of a mode to a request that passed the rules. */
export function answerByMode(mode: AiMode, request: unknown): Reply {
  const body = isObject(request) ? request : {};
  if (mode.startsWith('error:')) return recordedError(mode.slice('error:'.length));
  if (mode === 'retry-after-3600') {
    return json(429, readErrors().rate?.body, { 'retry-after': '3600' });
  }
  const lacking = refuseLacking(mode, body);
  if (lacking) return lacking;
  if (mode === 'html') {
    return {
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: '<html><body>Welcome to the Wi-Fi</body></html>',
    };
  }
  const envelope = envelopeFor(mode, body);
  const reply = json(200, envelope);
  return mode === 'stall-before-headers' || mode === 'stall-in-body' || mode === 'reset'
    ? { ...reply, trouble: mode }
    : reply;
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

function recordedError(name: string): Reply {
  const entry = readErrors()[name];
  if (!entry) throw new Error(`There is no recorded error called ${name}.`);
  if (entry.contentType === undefined) return json(entry.http, entry.body, entry.headers);
  return { status: entry.http, headers: { 'content-type': entry.contentType }, body: String(entry.body) };
}

function refuseLacking(mode: AiMode, body: Body): Reply | null {
  const format = isObject(body.response_format) ? body.response_format.type : undefined;
  const unsupported = (param: string, instead: string) =>
    json(400, {
      error: {
        message: `Unsupported parameter: '${param}' is not supported with this model.${instead}`,
        type: 'invalid_request_error',
        param,
        code: 'unsupported_parameter',
      },
    });
  switch (mode) {
    case 'no-json-schema':
      return format === 'json_schema' ? recordedError('no_json_schema_deepseek') : null;
    case 'no-json-schema-no-json-object':
      if (format === 'json_schema') return recordedError('no_json_schema_deepseek');
      return format === 'json_object' ? recordedError('no_json_object_lmstudio') : null;
    case 'no-temperature':
      return 'temperature' in body && body.temperature !== 1 ? recordedError('temperature') : null;
    case 'no-max-tokens':
      return 'max_tokens' in body ? recordedError('max_tokens') : null;
    case 'no-max-completion-tokens':
      return 'max_completion_tokens' in body ? unsupported('max_completion_tokens', '') : null;
    case 'no-store':
      return 'store' in body
        ? json(422, {
            detail: [
              { type: 'extra_forbidden', loc: ['body', 'store'], msg: 'Extra inputs are not permitted' },
            ],
          })
        : null;
    default:
      return null;
  }
}

/** A chat completion as the real server wraps it, with the content of the mode. */
function envelopeFor(mode: AiMode, body: Body): Body {
  const name =
    mode === 'fenced'
      ? 'chat-completion-fenced'
      : mode === 'refusal'
        ? 'chat-completion-refusal'
        : 'chat-completion';
  const envelope = readFixture(name) as Body & { choices: { message: Body; finish_reason: string }[] };
  if (typeof body.model === 'string') envelope.model = body.model;
  if (mode === 'no-usage') delete envelope.usage;
  if (mode === 'empty-choices') envelope.choices = [];
  const choice = envelope.choices[0];
  if (!choice || mode === 'refusal') return envelope;
  if (mode === 'content-filter') {
    choice.finish_reason = 'content_filter';
    choice.message.content = '';
    return envelope;
  }
  const content = contentFor(mode, body);
  choice.message.content = mode === 'length' ? content.slice(0, content.length / 2) : content;
  if (mode === 'length') choice.finish_reason = 'length';
  return envelope;
}

function contentFor(mode: AiMode, body: Body): string {
  const facts = readFacts(body);
  if (mode === 'empty-text') return '';
  if (mode === 'garbage') return 'Sure! Here is { what you: asked, for';
  if (mode === 'huge')
    return JSON.stringify({ summary: 'a '.repeat(512 * 1024), motivationalMessage: 'a', sections: [] });
  if (!facts)
    return (
      composeInsights(body, mode === 'obeys-attacker') ??
      composeDrafts(body, mode === 'obeys-attacker') ??
      'OK'
    );
  const answer = JSON.stringify(shapedFor(mode, facts, body), null, mode === 'fenced' ? 1 : undefined);
  if (mode !== 'fenced') return answer;
  return `<think>\n${facts.percentage} {no JSON here}.\n</think>\n\nHere you are:\n\`\`\`json\n${answer}\n\`\`\`\n`;
}

/** The answer in the shape that the request asks for; refused sentences do not come back: this server knows no better. */
function shapedFor(mode: AiMode, facts: PromptFacts, body: Body): object {
  if (isAskedToWrite(body)) {
    const [kind, bad] = mode.split('prose:');
    return answerInProse(facts, body, (bad as BadProse | undefined) ?? null, kind !== '');
  }
  if (mode.startsWith('random:')) return answerAtRandom(mode, facts, body);
  const asked = askedFor(body);
  if (asked === 'mended_sentences') return { sentences: [] };
  const answer = mode.startsWith('plant:') ? withPlanted(mode, composeAnswer(facts)) : answerFor(mode, facts);
  return asked === 'one_text' ? { sentences: sentencesFor(fieldAskedFor(body), answer) } : answer;
}

function listFor(field: string, answer: Answer): AnsweredSentence[] | undefined {
  const [kind, id] = field.split('.');
  if (kind === 'summary' || kind === 'motivationalMessage') return answer[kind];
  const section = answer.sections.find(({ sectionId }) => String(sectionId) === id);
  return kind === 'sections' ? section?.text : section?.strengths;
}

function withPlanted(mode: AiMode, answer: Answer): Answer {
  const { field, sentence } = JSON.parse(mode.slice('plant:'.length)) as {
    field: string;
    sentence: AnsweredSentence;
  };
  const isFree = ({ facts }: AnsweredSentence) => !facts.some((fact) => sentence.facts.includes(fact));
  answer.summary = answer.summary.filter(isFree);
  answer.motivationalMessage = answer.motivationalMessage.filter(isFree);
  for (const section of answer.sections) {
    section.text = section.text.filter(isFree);
    section.strengths = section.strengths.filter(isFree);
  }
  listFor(field, answer)?.unshift(sentence);
  return answer;
}

function answerFor(mode: AiMode, facts: PromptFacts): Answer {
  if (mode === 'obeys-attacker') return obeyAttacker(facts);
  const answer = composeAnswer(facts);
  const first = answer.sections[0];
  if (!first) return answer;
  if (mode === 'two-strengths')
    for (const section of answer.sections) section.strengths.length = Math.min(2, section.strengths.length);
  if (mode === 'html-in-text')
    for (const one of first.text) one.lead = '<p>good</p><script>alert(1)</script>';
  if (mode === 'placeholders')
    for (const one of answer.summary) one.lead = '{clientName}, here we are with {{score}}:';
  const all = [answer.summary, ...answer.sections.flatMap(({ text, strengths }) => [text, strengths])];
  if (mode === 'wrong-facts') for (const one of all.flat()) one.facts = one.facts.map((n) => n + 1);
  if (mode === 'no-facts') for (const one of all.flat()) one.facts = [];
  if (mode === 'half-bad')
    for (const list of all)
      list.forEach((one, at) => {
        if (at % 2 === 0) one.kind = one.kind === 'strength' ? 'gap' : 'strength';
      });
  if (mode === 'wrong-ids') answer.sections.forEach((section) => (section.sectionId += 900_000));
  if (mode === 'missing-section') answer.sections.pop();
  if (mode === 'double-ids')
    answer.sections.push(
      { ...first, text: [...first.text, ...first.text] },
      { ...first, sectionId: 999_999 },
    );
  return answer;
}
