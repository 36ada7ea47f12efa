import { composeMessages, composeRepair, type RefusedSentence } from '../../prompts/messages.js';
import { WriterError } from '../../writer-error.js';
import { Composition } from '../built-in/composition.js';
import { firstStepOf } from '../built-in/steps.js';
import { sentenceJudgeFor, isClaim, NOTHING_TO_TELL, type Statement } from '../sentences/accept-sentence.js';
import { type Accepted, fieldsFor } from '../sentences/draft.js';
import { type NumberedFact, numberFacts } from '../sentences/numbered-facts.js';
import type { TextWriter, WriterFacts, WritingTask, WrittenTexts } from '../text-writer.js';
import {
  EVALUATION_TEXTS,
  MENDED_SENTENCES,
  type Offer,
  ONE_TEXT,
  readEvaluation,
  readSentences,
} from './answer.js';
import { type Assignment, ChatClient, type ChatClientOptions } from './chat-client.js';
import { badAnswer, contentOf } from './completion.js';
import { finishPart, finishTexts, textOf } from './finish-texts.js';

export type OpenAiWriterOptions = Omit<ChatClientOptions, 'timeoutMs'> & {
  timeoutMs?: number;
  /** Whether what clinics typed themselves may be sent; not without it. */
  sendsFreeText?: boolean;
};

const TIMEOUT_MS = 60_000;
const MOST_TOKENS = 32_000;
const MOST_REPAIRED = 30;
const TOKENS_PER_REPAIR = 60;

interface Judged {
  offer: Offer;
  /** What is wrong with it; null for one that stands. */
  fault: string | null;
  statement: Statement | null;
}

/**
 * Writes the texts of an evaluation with an OpenAI-compatible server, sentence by sentence (rules: texts from the AI): one call, one
 * more for the sentences that were refused, then the built-in writer for texts that stay empty. A cut answer is asked for once more
 * with double the limit, an unreadable one once more with its fault named.
 */
export class OpenAiWriter implements TextWriter {
  readonly origin = 'ai-chosen';
  private readonly chat: ChatClient;

  constructor(private readonly options: OpenAiWriterOptions) {
    this.chat = new ChatClient({ ...options, timeoutMs: options.timeoutMs ?? TIMEOUT_MS });
  }

  async write(task: WritingTask): Promise<WrittenTexts> {
    const { facts, part } = task;
    if (facts.sections.length === 0) throw new WriterError({ kind: 'input', code: 'nothing_to_write' });
    const composition = new Composition(facts);
    const numbered = numberFacts(facts, composition);
    const accept = sentenceJudgeFor(facts, numbered, composition);
    const judge = (offer: Offer): Judged => {
      const verdict = accept(offer, offer.place);
      return 'fault' in verdict
        ? { offer, fault: verdict.fault, statement: null }
        : { offer, fault: null, statement: verdict.statement };
    };
    const isKnown = new Set(fieldsFor(facts));
    const offers = [...(part ? [] : owedTo(facts, numbered)), ...(await this.firstOffers(task, numbered))];
    const judged = offers.filter(({ place }) => isKnown.has(textOf(place.field))).map(judge);
    const mended = await this.mend(task, numbered, judged);
    const all = judged.map((one, id) => {
      const again = mended.find((offer) => offer.id === id);
      return again ? judge({ ...again, place: one.offer.place }) : one;
    });
    const statements = all.flatMap(({ statement }) => statement ?? []);
    return part ? finishPart(task, part, statements) : finishTexts(task, numbered, acceptedIn(all));
  }

  private async firstOffers(task: WritingTask, numbered: readonly NumberedFact[]): Promise<Offer[]> {
    const { facts, part } = task;
    const input = this.promptInput(task, numbered);
    const answer = part ? ONE_TEXT : EVALUATION_TEXTS;
    return this.ask(
      task,
      {
        answer,
        tokenLimit: part ? 2000 : Math.min(MOST_TOKENS / 2, 4000 + 800 * facts.sections.length),
        compose: (fault) => (format) =>
          composeMessages(input, part ?? null, format === 'json_schema' ? null : answer.schema, fault),
      },
      (content) => {
        if (!part) return readEvaluation(content);
        const [, section] = part.field.split('.');
        const place = { field: part.field, sectionId: section === undefined ? null : Number(section) };
        return readSentences(content)?.map((one) => ({ ...one, place })) ?? null;
      },
    );
  }

  /**
   * Asks once more for refused claims, together, with the reasons; a failing call costs only these. Another call mends no result,
   * and nothing that there are no words for.
   */
  private async mend(
    task: WritingTask,
    numbered: readonly NumberedFact[],
    judged: Judged[],
  ): Promise<Offer[]> {
    const refused = judged.flatMap<RefusedSentence>(({ offer, fault }, id) => {
      if (fault === null || fault === NOTHING_TO_TELL || !isClaim(offer.kind)) return [];
      const { kind, facts, place } = offer;
      return [{ id, field: place.field, kind, facts, fault }];
    });
    if (refused.length === 0) return [];
    const input = this.promptInput(task, numbered);
    const asked = refused.slice(0, MOST_REPAIRED);
    try {
      const completion = await this.chat.complete({
        answer: MENDED_SENTENCES,
        tokenLimit: 500 + TOKENS_PER_REPAIR * asked.length,
        compose: (format) =>
          composeRepair(input, asked, format === 'json_schema' ? null : MENDED_SENTENCES.schema),
        purpose: task.purpose,
        signal: task.signal,
      });
      const written = contentOf(completion);
      const read = written === 'cut' ? null : readSentences(written.content);
      return (read ?? []).map((one) => ({ ...one, place: { field: '', sectionId: null } }));
    } catch (error) {
      if (!(error instanceof WriterError) || task.signal.aborted) throw error;
      return [];
    }
  }

  private promptInput({ facts }: WritingTask, numbered: readonly NumberedFact[]) {
    return { facts, numbered, sendsFreeText: this.options.sendsFreeText ?? false };
  }

  private async ask<T>(
    { purpose, signal }: WritingTask,
    asked: Pick<Assignment, 'answer' | 'tokenLimit'> & {
      compose: (fault: string | null) => Assignment['compose'];
    },
    read: (content: string) => T | null,
  ): Promise<T> {
    let { tokenLimit } = asked;
    let fault: string | null = null;
    let isDoubled = false;
    for (;;) {
      const compose = asked.compose(fault);
      const completion = await this.chat.complete({
        answer: asked.answer,
        compose,
        tokenLimit,
        purpose,
        signal,
      });
      const written = contentOf(completion);
      if (written === 'cut') {
        if (isDoubled) throw badAnswer('cut twice');
        isDoubled = true;
        tokenLimit *= 2;
        continue;
      }
      const found = read(written.content);
      if (found !== null) return found;
      if (fault !== null) throw badAnswer('not of the asked shape');
      fault = 'it is not a JSON object of the asked shape';
    }
  }
}

/** The summary says where to begin, so that area tells what to do there. */
function owedTo(facts: WriterFacts, numbered: readonly NumberedFact[]): Offer[] {
  const id = firstStepOf(facts)?.question.fact[0];
  const fact = numbered.find(({ ref }) => ref[0] === id);
  if (!fact) return [];
  const { number, sectionId } = fact;
  return [{ kind: 'advice', facts: [number], place: { field: `sections.${sectionId}`, sectionId } }];
}

function acceptedIn(judged: readonly Judged[]): Accepted {
  const accepted: Accepted = new Map();
  for (const { offer, statement } of judged) {
    const { field } = offer.place;
    if (statement) accepted.set(field, [...(accepted.get(field) ?? []), statement]);
  }
  return accepted;
}
