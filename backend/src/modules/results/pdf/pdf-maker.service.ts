import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import { UiTextsService } from '../../ui-texts/ui-texts.service.js';
import type { PageResponse } from '../public-page/page.dto.js';
import type { PdfSource } from './compose-content.js';
import { LatestBytes } from './latest-bytes.js';
import { makeInThread } from './make-in-thread.js';
import { PDF_TEXTS, type PdfTexts } from './texts.js';
import { isoDay } from './words.js';

export interface PdfFile {
  bytes: Buffer;
  name: string;
}

const MOST_BYTES = 24_000_000;

/** Makes a PDF once for as long as nothing in it changes (rules: Documents to keep). */
@Injectable()
export class PdfMakerService {
  private readonly made = new LatestBytes(MOST_BYTES);

  constructor(
    private readonly texts: UiTextsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Throws PdfNotMade. */
  async make(shown: Omit<PdfSource, 'texts'>): Promise<PdfFile> {
    const source = { ...shown, texts: await this.textsOf(shown.page) };
    const name = fileNameOf(source);
    // Of the date only the day is shown, and that is in the name.
    const content = JSON.stringify({ ...source, date: name });
    const bytes = await this.made.get(createHash('sha256').update(content).digest('base64url'), async () => {
      const started = performance.now();
      const made = await makeInThread(source);
      const milliseconds = Math.round(performance.now() - started);
      this.logger.info(
        { evaluation: shown.page.evaluation.id, bytes: made.length, milliseconds },
        'PDF made',
      );
      return made;
    });
    return { bytes, name };
  }

  private async textsOf({ questionnaire, language }: PageResponse): Promise<PdfTexts> {
    const laid = await this.texts.dictionary(questionnaire.id, language, 'evaluator', 'global');
    const entries = Object.entries(PDF_TEXTS[language]).map(([key, text]) => [key, laid[key] ?? text]);
    return Object.fromEntries(entries) as PdfTexts;
  }
}

const MOST = 120;

/** The file's name: what it is, the clinic, the day. Without what file systems refuse. Pure. */
function fileNameOf({ page, date, texts }: Pick<PdfSource, 'page' | 'date' | 'texts'>): string {
  const { clinicName, clientName } = page.evaluation;
  const parts = [texts['evaluation.page.title'], clinicName.trim() || clientName.trim()];
  const name = parts
    .map((part) =>
      part
        .replace(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '')
    .join(' – ');
  return `${[...name].slice(0, MOST).join('').trim()} – ${isoDay(date)}.pdf`;
}
