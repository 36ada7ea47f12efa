import type { FakeSpreadsheet, FakeTab } from '../fakes/google-sheets.js';
import { recordedSpreadsheet } from '../fakes/google-sheets.js';
import type { GoogleServer } from '../fakes/google-server.js';
import { keyFile } from '../fakes/google-token.js';
import type { Client } from '../setup/client.js';
import type { TestApp } from '../setup/test-app.js';
import { formConfiguration } from './form-workbooks.js';
import { expectStatus } from './questionnaires.js';
import { giveSetting } from './settings.js';

export interface SyncedSheet {
  questionnaireId: number;
  spreadsheet: FakeSpreadsheet;
  /** The tab with the responses. */
  tab: FakeTab;
  url: string;
}

let made = 0;

/** A chosen questionnaire of the recorded form whose spreadsheet lies at the fake Google, readable with a stored key. */
export async function makeSyncedSheet(
  test: TestApp,
  admin: Client,
  google: GoogleServer,
): Promise<SyncedSheet> {
  made += 1;
  const id = `${recordedSpreadsheet().id.slice(0, -3)}${String(made).padStart(3, '0')}`;
  const spreadsheet = google.sheets.add({ ...recordedSpreadsheet(), id });
  const url = `https://docs.google.com/spreadsheets/d/${id}/edit#gid=${spreadsheet.tabs[0]!.sheetId}`;
  const created = await admin.post('/api/admin/questionnaires', {
    name: `Felmérés ${made}`,
    language: 'hu',
    googleSheetsUrl: url,
  });
  const { id: questionnaireId } = expectStatus(created, 201) as { id: number };
  expectStatus(await admin.post('/api/admin/session/questionnaire', { questionnaireId }), 200);
  expectStatus(await admin.upload('/api/admin/import-config', await formConfiguration()), 200);
  await giveSetting(test, 'google_credentials', keyFile());
  return { questionnaireId, spreadsheet, tab: spreadsheet.tabs[0]!, url };
}
