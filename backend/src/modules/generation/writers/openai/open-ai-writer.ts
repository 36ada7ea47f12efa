import type { AiWording } from '../../../questionnaires/ai-wording.js';
import { composeMessages, composeRepair, type RefusedSentence } from '../../prompts/messages.js';
import { WriterError } from '../../writer-error.js';
import type { Statement } from '../sentences/accept-sentence.js';
import { type Accepted, fieldsFor } from '../sentences/draft.js';
import type { TextWriter, WritingTask, WrittenTexts } from '../text-writer.js';
import type { Offer } from './answer.js';
import { type Assignment, ChatClient, type ChatClientOptions } from './chat-client.js';
import { badAnswer, contentOf } from './completion.js';
import { finishPart, finishTexts, textOf } from './finish-texts.js';
import { exactWording, freeWording, type Judged, type WordingOf } from './wordings.js';

export type OpenAiWriterOptions = Omit<ChatClientOptions, 'timeoutMs'> & {
  timeoutMs?: number;
  /** Whether what clinics typed themselves may be sent; not without it. */
  sendsFreeText?: boolean;
  /** Whether the model writes, or chooses what the program words; that, without it. */
  wording?: AiWording;
};

const TIMEOUT_MS = 60_000;
const MOST_TOKENS = 32_000;
const MOST_REPAIRED = 30;

/**
 * Writes the texts of an evaluation with an OpenAI-compatible server, sentence by sentence (rules: texts from the AI): one call, one
 * more for the sentences that were refused, then the built-in writer for texts that stay empty. A cut answer is asked for once more
 * with double the limit, an unreadable one once more with its fault named.
 */
export class OpenAiWriter implements TextWriter {
  readonly origin: TextWriter['origin'];
  private readonly chat: ChatClient;

  constructor(private readonly options: OpenAiWriterOptions) {
    this.chat = new ChatClient({ ...options, timeoutMs: options.timeoutMs ?? TIMEOUT_MS });
    this.origin = options.wording === 'free' ? 'ai' : 'ai-chosen';
  }

  async write(task: WritingTask): Promise<WrittenTexts> {
    const { facts } = task;
    if (facts.sections.length === 0) throw new WriterError({ kind: 'input', code: 'nothing_to_write' });
    return this.options.wording === 'free'
      ? this.writeBy(freeWording(facts), task)
      : this.writeBy(exactWording(facts), task);
  }

  private async writeBy<Said extends { kind: string; facts: number[]; text?: string }>(
    wording: WordingOf<Said>,
    task: WritingTask,
  ): Promise<WrittenTexts> {
    const { facts, part } = task;
    const isKnown = new Set(fieldsFor(facts));
    const judge = (offer: Offer<Said>): Judged<Said> => {
      const verdict = wording.judge(offer, offer.place);
      return 'fault' in verdict
        ? { offer, fault: verdict.fault, statement: null }
        : { offer, fault: null, statement: verdict.statement };
    };
    const checked = (judged: Judged<Said>[]): Judged<Said>[] => {
      const faults = wording.faultsOf(judged, task);
      return judged.map((one, index) => {
        const fault = faults.get(index);
        return fault === undefined ? one : { ...one, fault, statement: null };
      });
    };
    const offers = await this.firstOffers(wording, task);
    const judged = checked(offers.filter(({ place }) => isKnown.has(textOf(place.field))).map(judge));
    const mended = await this.mend(wording, task, judged);
    const all = checked(
      judged.map((one, id) => {
        const again = mended.find((offer) => offer.id === id);
        return again && one.statement === null ? judge({ ...again, place: one.offer.place }) : one;
      }),
    ).map((one) => ({ ...one, statement: one.statement ?? wording.instead(one.offer, one.offer.place) }));
    const accepted = acceptedIn(all);
    if (part) {
      const statements = all.flatMap(({ statement }) => statement ?? []);
      return wording.label(await finishPart(task, part, statements, wording.arrange), accepted);
    }
    const completed = wording.complete(accepted);
    return wording.label(await finishTexts(task, wording.numbered, completed, wording.arrange), completed);
  }

  private async firstOffers<Said>(wording: WordingOf<Said>, task: WritingTask): Promise<Offer<Said>[]> {
    const { facts, part } = task;
    const { shapes, tokens } = wording;
    const input = this.promptInput(wording, task);
    const answer = part ? shapes.one : shapes.whole;
    return this.ask(
      task,
      {
        answer,
        tokenLimit: part
          ? tokens.one
          : Math.min(MOST_TOKENS / 2, tokens.base + tokens.perSection * facts.sections.length),
        compose: (fault) => (format) =>
          composeMessages(input, part ?? null, format === 'json_schema' ? null : answer.schema, fault),
      },
      (content) => {
        if (!part) return shapes.readWhole(content);
        const [, section] = part.field.split('.');
        const place = { field: part.field, sectionId: section === undefined ? null : Number(section) };
        return shapes.readList(content)?.map((one) => ({ ...one, place })) ?? null;
      },
    );
  }

  /**
   * Asks once more for refused sentences, together, with the reasons; a failing call costs only these. What no other call could mend is
   * not asked for again.
   */
  private async mend<Said extends { kind: string; facts: number[]; text?: string }>(
    wording: WordingOf<Said>,
    task: WritingTask,
    judged: Judged<Said>[],
  ): Promise<Offer<Said>[]> {
    const refused = judged.flatMap<RefusedSentence>(({ offer, fault }, id) => {
      if (fault === null || !wording.isWorthAnother(offer, fault)) return [];
      const { kind, facts, text, place } = offer;
      return [{ id, field: place.field, kind, facts, ...(text === undefined ? {} : { text }), fault }];
    });
    if (refused.length === 0) return [];
    const input = this.promptInput(wording, task);
    const asked = refused.slice(0, MOST_REPAIRED);
    const { mended } = wording.shapes;
    try {
      const completion = await this.chat.complete({
        answer: mended,
        tokenLimit: 500 + wording.tokens.perRepair * asked.length,
        compose: (format) => composeRepair(input, asked, format === 'json_schema' ? null : mended.schema),
        purpose: task.purpose,
        signal: task.signal,
      });
      const written = contentOf(completion);
      const read = written === 'cut' ? null : wording.shapes.readList(written.content);
      return (read ?? []).map((one) => ({ ...one, place: { field: '', sectionId: null } }));
    } catch (error) {
      if (!(error instanceof WriterError) || task.signal.aborted) throw error;
      return [];
    }
  }

  private promptInput<Said>({ wording, numbered, insights }: WordingOf<Said>, { facts }: WritingTask) {
    return { wording, facts, numbered, insights, sendsFreeText: this.options.sendsFreeText ?? false };
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

function acceptedIn(judged: readonly { offer: Offer<unknown>; statement: Statement | null }[]): Accepted {
  const accepted: Accepted = new Map();
  for (const { offer, statement } of judged) {
    const { field } = offer.place;
    if (statement) accepted.set(field, [...(accepted.get(field) ?? []), statement]);
  }
  return accepted;
}
