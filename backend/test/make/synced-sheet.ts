import type { FakeSpreadsheet, FakeTab } from '../fakes/google-sheets.js';
import { recordedSpreadsheet } from '../fakes/google-sheets.js';
import type { GoogleServer } from '../fakes/google-server.js';
import { keyFile } from '../fakes/google-token.js';
import type { Client } from '../setup/client.js';
import { formConfiguration } from './form-workbooks.js';
import { expectStatus } from './questionnaires.js';
import { giveSetting, type SettingGround } from './settings.js';

export interface SyncedSheet {
  questionnaireId: number;
  spreadsheet: FakeSpreadsheet;
  /** The tab with the responses. */
  tab: FakeTab;
  url: string;
}

let made = 0;

/** A fresh copy of the recorded spreadsheet at the fake Google, with the address of its response tab. */
export function placeSheet(google: GoogleServer): Omit<SyncedSheet, 'questionnaireId'> {
  made += 1;
  const id = `${recordedSpreadsheet().id.slice(0, -3)}${String(made).padStart(3, '0')}`;
  const spreadsheet = google.sheets.add({ ...recordedSpreadsheet(), id });
  const tab = spreadsheet.tabs[0]!;
  return { spreadsheet, tab, url: `https://docs.google.com/spreadsheets/d/${id}/edit#gid=${tab.sheetId}` };
}

/** A chosen questionnaire of the recorded form with such a spreadsheet, readable with a stored key. */
export async function makeSyncedSheet(
  test: SettingGround,
  admin: Client,
  google: GoogleServer,
): Promise<SyncedSheet> {
  const sheet = placeSheet(google);
  const fields = { name: `Felmérés ${made}`, language: 'hu', googleSheetsUrl: sheet.url };
  const created = await admin.post<{ id: number }>('/api/admin/questionnaires', fields);
  const { id: questionnaireId } = expectStatus(created, 201);
  expectStatus(await admin.post('/api/admin/session/questionnaire', { questionnaireId }), 200);
  expectStatus(await admin.upload('/api/admin/import-config', await formConfiguration()), 200);
  await giveSetting(test, 'google_credentials', keyFile());
  return { questionnaireId, ...sheet };
}
