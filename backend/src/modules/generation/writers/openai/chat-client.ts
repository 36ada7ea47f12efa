import type { RawCompletion } from './reported-usage.js';
import type OpenAI from 'openai';
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import { startDeadline } from '../../../../platform/outbound/deadline.js';
import { isRecord } from '../../../../platform/text/json.js';
import type { PromptMessages } from '../../prompts/messages.js';
import { WriterError } from '../../writer-error.js';
import { type CallMeter, type CallPurpose, NO_METER } from '../call-meter.js';
import { classifyStatus, classifyTrouble } from './classify-failure.js';
import { normalizeErrorBody } from './error-body.js';
import { adaptTo, CapabilityCache, type AnswerFormat, type Capabilities } from './server-capabilities.js';
import { reportedUsage } from './reported-usage.js';

export interface ChatClientOptions {
  apiKey: string;
  baseUrl: string;
  model: string;
  /** The outgoing client's fetch: it alone decides what may be called. */
  fetch: typeof fetch;
  /** Limit in milliseconds for one call, body included. */
  timeoutMs: number;
  memory?: CapabilityCache;
  /** Without one nobody counts. */
  meter?: CallMeter;
}

/** What is to be written, and for what. */
export interface Assignment {
  compose: Compose;
  /** The shape of the answer; null where any text will do. */
  answer: { name: string; schema: object } | null;
  tokenLimit: number;
  purpose: CallPurpose;
  signal: AbortSignal;
}

/** Composes the messages for the format that the server is asked in. */
export type Compose = (format: AnswerFormat) => PromptMessages;

/** A server that changes its mind more often than this within one call is not adapted to further. */
const MOST_ADAPTATIONS = 6;
const sharedMemory = new CapabilityCache();
const SENT_HEADERS = ['authorization', 'content-type', 'accept', 'user-agent'];

/** Talks to one AI server with one key and model; learns what the server does not understand. */
export class ChatClient {
  private readonly memory: CapabilityCache;
  private readonly host: string;
  private loading: Promise<OpenAI> | null = null;

  constructor(private readonly options: ChatClientOptions) {
    this.memory = options.memory ?? sharedMemory;
    this.host = URL.canParse(options.baseUrl) ? new URL(options.baseUrl).host : 'AI server';
  }

  /** Asks once; a refusal of a parameter is answered by asking without it. Throws WriterError. */
  async complete(assignment: Assignment): Promise<RawCompletion> {
    const { baseUrl, model } = this.options;
    let habits = this.memory.recall(baseUrl, model);
    for (let adaptations = 0; ; adaptations += 1) {
      try {
        const completion = await this.send(assignment, habits);
        if (adaptations > 0) this.memory.remember(baseUrl, model, habits);
        return completion;
      } catch (error) {
        const adapted = error instanceof WriterError ? this.adapt(habits, error) : null;
        if (adapted === null || adaptations >= MOST_ADAPTATIONS) throw error;
        habits = adapted;
      }
    }
  }

  /** Names of the server's models, which cost nothing to ask for; none where it has no list. Throws WriterError. */
  async models(): Promise<string[]> {
    const list = await this.call(async (client, signal) => {
      const page: { data?: unknown } | string | null = await client.models.list({ signal });
      return typeof page === 'string' ? undefined : page?.data;
    });
    return Array.isArray(list) ? list.flatMap((model) => (hasId(model) ? [model.id] : [])) : [];
  }

  private adapt(habits: Capabilities, error: WriterError): Capabilities | null {
    const cause = error.cause;
    if (!isApiError(cause) || error.kind === 'refused') return null;
    return adaptTo(habits, { status: cause.status, param: cause.param ?? '', message: cause.message });
  }

  /** Every single call goes through the meter, those included that only find out what the server does not understand. */
  private async send({ compose, answer, tokenLimit, purpose, signal }: Assignment, habits: Capabilities) {
    const { meter = NO_METER, model } = this.options;
    const messages = compose(habits.format);
    const request = this.requestFor(messages, { tokenLimit, answer }, habits);
    const promptBytes = Buffer.byteLength(messages.system) + Buffer.byteLength(messages.user);
    const planned = { purpose, server: this.host, model, promptBytes, tokenLimit, signal };
    const call = () =>
      this.call<RawCompletion>(
        (client, within) => client.chat.completions.create(request, { signal: within }),
        signal,
      );
    return meter.run(planned, call, reportedUsage);
  }

  private async call<Answer>(
    send: (client: OpenAI, signal: AbortSignal) => PromiseLike<Answer>,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const client = await this.client();
    const deadline = startDeadline(this.options.timeoutMs, signal);
    try {
      return await send(client, deadline.signal);
    } catch (error) {
      if (isApiError(error)) throw classifyStatus(error, this.host, error);
      const cancelled = signal?.aborted ?? false;
      throw classifyTrouble(error, this.host, { timedOut: deadline.timedOut(), cancelled });
    } finally {
      deadline.end();
    }
  }

  private requestFor(
    { system, user }: PromptMessages,
    { tokenLimit, answer }: Pick<Assignment, 'tokenLimit' | 'answer'>,
    habits: Capabilities,
  ): ChatCompletionCreateParamsNonStreaming {
    const format = answer === null ? 'text' : habits.format;
    const schema = answer && { name: answer.name, strict: true, schema: { ...answer.schema } };
    return {
      model: this.options.model,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      ...(habits.temperature ? { temperature: 0.4 } : {}),
      ...(habits.limit === 'none' ? {} : { [habits.limit]: tokenLimit }),
      ...(habits.store ? { store: false } : {}),
      ...(format === 'json_schema' && schema
        ? { response_format: { type: 'json_schema', json_schema: schema } }
        : {}),
      ...(format === 'json_object' ? { response_format: { type: 'json_object' } } : {}),
    };
  }

  /** Loads the package at the first use: it is heavy, and most processes never write by AI. */
  private client(): Promise<OpenAI> {
    this.loading ??= this.makeClient();
    return this.loading;
  }

  private async makeClient(): Promise<OpenAI> {
    const { OpenAI: Client } = await import('openai');
    // Everything is given: what is left out would be read from the environment.
    return new Client({
      apiKey: this.options.apiKey || 'none',
      adminAPIKey: null,
      baseURL: this.options.baseUrl,
      organization: null,
      project: null,
      webhookSecret: null,
      maxRetries: 0,
      timeout: this.options.timeoutMs + 5000,
      logLevel: 'off',
      fetch: passOn(this.options.fetch),
    });
  }
}

/** Sends only our own headers, and hands error answers back in the one shape that the package reads. */
function passOn(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const given = new Headers(init?.headers);
    const headers = new Headers();
    for (const name of SENT_HEADERS) {
      const value = given.get(name);
      if (value !== null) headers.set(name, value);
    }
    const response = await send(input, { ...init, headers });
    if (response.ok) return response;
    const body = JSON.stringify(normalizeErrorBody(await response.text()));
    return new Response(body, { status: response.status, headers: response.headers });
  };
}

interface ApiError {
  status: number;
  code: string | null | undefined;
  param: string | null | undefined;
  type: string | undefined;
  message: string;
  headers: Headers | undefined;
}

/** An error with a status, without loading the package to ask for its class. */
function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' && 'param' in error;
}

const hasId = (model: unknown): model is { id: string } => isRecord(model) && typeof model.id === 'string';
