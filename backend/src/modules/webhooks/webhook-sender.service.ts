import { Injectable } from '@nestjs/common';
import { maskSecrets } from '../../platform/crypto/known-secrets.js';
import { HttpClient } from '../../platform/outbound/http-client.js';
import { OutboundError } from '../../platform/outbound/outbound-error.js';
import { cleanText } from '../../platform/text/clean-text.js';
import type { Answer } from './delivery-outcome.js';
import { composeBody } from './payload.js';
import {
  EVENT_HEADER,
  ID_HEADER,
  sign,
  SIGNATURE_HEADER,
  signStandard,
  STANDARD_ID_HEADER,
  STANDARD_SIGNATURE_HEADER,
  STANDARD_TIMESTAMP_HEADER,
  TIMESTAMP_HEADER,
} from './signature.js';

const LIMIT_MS = 10_000;
const ANSWER_BYTES = 16_384;
const ANSWER_CHARACTERS = 500;

/** Where a delivery goes, and what signs it. */
export interface Receiver {
  url: string;
  secrets: readonly string[];
}

/** Makes one try of one delivery. */
@Injectable()
export class WebhookSenderService {
  constructor(private readonly http: HttpClient) {}

  /** Never throws: what went wrong is in the answer. Null when the signal ended the try. */
  async send(
    { url, secrets }: Receiver,
    news: Parameters<typeof composeBody>[0],
    signal?: AbortSignal,
  ): Promise<Answer | null> {
    if (secrets.length === 0)
      return { status: null, code: 'secret_unreadable', ms: 0, text: null, retryAfterMs: null };
    const body = composeBody(news);
    const timestamp = Math.floor(Date.now() / 1000);
    const started = performance.now();
    const took = () => Math.round(performance.now() - started);
    try {
      const { status, body: answer } = await this.http.request({
        service: 'webhook',
        method: 'POST',
        url,
        path: '/',
        allowedHosts: 'any-public',
        headers: {
          'content-type': 'application/json',
          [STANDARD_ID_HEADER]: news.id,
          [STANDARD_TIMESTAMP_HEADER]: String(timestamp),
          [STANDARD_SIGNATURE_HEADER]: signStandard(secrets, news.id, timestamp, body),
          [ID_HEADER]: news.id,
          [EVENT_HEADER]: news.event,
          [TIMESTAMP_HEADER]: String(timestamp),
          [SIGNATURE_HEADER]: sign(secrets, timestamp, body),
        },
        body,
        timeoutMs: LIMIT_MS,
        maxBytes: ANSWER_BYTES,
        cutAnswer: true,
        signal,
      });
      return {
        status,
        code: null,
        ms: took(),
        text: beginningOf(answer.toString('utf8')),
        retryAfterMs: null,
      };
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      if (signal?.aborted) return null;
      const { status, code, responseText, retryAfterMs } = error;
      return { status, code, ms: took(), text: beginningOf(responseText), retryAfterMs };
    }
  }
}

const beginningOf = (text: string): string | null =>
  cleanText(maskSecrets(text).slice(0, ANSWER_CHARACTERS)) || null;
