import type { INestApplicationContext } from '@nestjs/common';
import { OutboxService } from '../../src/modules/responses/outbox/outbox.service.js';
import { ConfigurationService } from '../../src/modules/questionnaires/configuration.service.js';
import { planConfiguration } from '../../src/modules/sheets/configuration/configuration-plan.js';
import { readConfiguration } from '../../src/modules/sheets/configuration/configuration-workbook.js';
import { ResponseImportService } from '../../src/modules/sheets/responses/response-import.service.js';
import { readResponses } from '../../src/modules/sheets/responses/responses-workbook.js';
import { sheetOfValues } from '../../src/modules/sheets/responses/values-sheet.js';
import { newCaller, runAs } from '../../src/platform/http/caller.js';
import type { Language } from '../../src/platform/http/languages.js';
import { clinicZone } from '../../src/platform/time/time.js';
import { SMALL_HEADER, smallConfigurationSheets } from './form-workbooks.js';

/** Gives an empty questionnaire the small configuration and these responses to it, without files and their threads. */
export async function fillQuestionnaire(
  app: INestApplicationContext,
  questionnaireId: number,
  language: Language,
  rows: string[][],
): Promise<void> {
  const configuration = app.get(ConfigurationService);
  await runAs(newCaller(), async () => {
    const sheets = smallConfigurationSheets().map(({ name, rows }) => sheetOfValues(name, rows));
    await configuration.apply(questionnaireId, planConfiguration([], readConfiguration(sheets)));
    if (rows.length === 0) return;
    const questions = (await configuration.read(questionnaireId)).flatMap((section) => section.questions);
    const sheet = sheetOfValues('Űrlapválaszok 1', [SMALL_HEADER, ...rows]);
    const read = readResponses([sheet], questions, { language, timeZone: clinicZone() });
    const since = new Date();
    await app.get(ResponseImportService).store(questionnaireId, read.rows, false);
    await app.get(OutboxService).recordImport(questionnaireId, since);
  });
}
