import { Injectable } from '@nestjs/common';
import { clinicZone } from '../../../../platform/time/time.js';
import { ConfigurationService } from '../../../questionnaires/configuration.service.js';
import { QuestionnairesService } from '../../../questionnaires/questionnaires.service.js';
import { ForecastService } from '../../../responses/intake/forecast.service.js';
import type { Corrections } from '../columns/response-mapping.js';
import { type MappingChoice, ResponseMappingsService } from '../mappings/response-mappings.service.js';
import { readResponsesInThread, type ResponsesFile } from '../read-responses-in-thread.js';
import { addTaken, nothingTaken } from '../response-intake.js';
import { ReturnedExportsService } from '../returned-exports.service.js';
import type { Preview } from './preview.dto.js';

/** Says what an import would understand and do, without a job and without a trace (rules: mapping of columns). */
@Injectable()
export class ResponsePreviewService {
  constructor(
    private readonly configuration: ConfigurationService,
    private readonly questionnaires: QuestionnairesService,
    private readonly mappings: ResponseMappingsService,
    private readonly forecast: ForecastService,
    private readonly exports: ReturnedExportsService,
  ) {}

  /** Throws WorkbookError. */
  async of(
    questionnaireId: number,
    file: ResponsesFile,
    corrections: Corrections,
    mapping?: MappingChoice,
  ): Promise<Preview> {
    const language = await this.questionnaires.languageOf(questionnaireId);
    const sections = await this.configuration.read(questionnaireId);
    const questions = sections.flatMap((section) => section.questions);
    const saved = await this.mappings.of(questionnaireId, mapping);
    const preview: Preview = {
      ...nothingTaken(),
      ...{ sheetNames: [], sheets: [] },
      questions: questions.map(({ questionId, questionText, kind, options }) => ({
        questionId,
        questionText,
        kind,
        options: options.map(({ id, label }) => ({ id, label })),
      })),
    };
    const options = { language, timeZone: clinicZone(), saved, corrections };
    for await (const message of readResponsesInThread(file, questions, options, { explains: true })) {
      if (message.kind === 'read') {
        const {
          understood = [],
          sheetNames = [],
          notices,
          skipped,
          errors,
          questionsWithoutColumn,
        } = message.notes;
        const { unknownAnswers, unknownAnswerCount } = message.notes;
        Object.assign(preview, { sheetNames, sheets: understood, skipped, errors, warnings: notices });
        Object.assign(preview, { questionsWithoutColumn, unknownAnswers, unknownAnswerCount });
      } else {
        const counts = await this.forecast.of(
          questionnaireId,
          await this.exports.toIntakeRows(questionnaireId, message.rows, questions),
        );
        addTaken(preview, message.rows, counts);
      }
    }
    return preview;
  }
}
