import { type QueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { type Schemas } from '../../../../shared/api/operations.ts';
import { keyOf, query } from '../../../../shared/api/query.ts';
import { refreshEvaluations } from '../../../kit/evaluations/evaluations.api.ts';
import { kindOf, sectionOf, strengthOf, type TextChanges } from './text-fields.ts';

export type Evaluation = Schemas['EvaluationResponse'];
export type ClientPage = Schemas['PageResponse'];
export type TextOrigin = Schemas['TextOriginResponse'];
export type Waiver = Schemas['WaiverRequest'];
export type WaiverReason = Schemas['WaiverReasonResponse'];
export type ShownPart = Schemas['ShownPartRequest'];
export type OpenedTexts = Schemas['OpenedTextsResponse'];
export type TextEvidence = Schemas['EvidenceResponse'];
/** What one answer says: of which question, what it means for the clinic, and its points. */
export type Fact = Schemas['FactResponse'];

/** What the checks find in a text; a refused save lists those without a waiver. */
export type Finding = Schemas['OpenFindingResponse'] & Partial<Pick<Schemas['FindingResponse'], 'waiver'>>;

/** The client's page as it would be published now: questions, tips and products. */
export function pageOptions(id: string) {
  return query('/api/admin/evaluation/{id}/preview', { path: { id } }, { refetchOnMount: 'always' });
}

/** What the checks find in the saved texts. */
export function checksOptions(id: string) {
  return query('/api/admin/evaluation/{id}/checks', { path: { id } }, { refetchOnMount: 'always' });
}

/** Which answers each sentence of the saved texts rests on. */
export function evidenceOptions(id: string) {
  return query('/api/admin/evaluation/{id}/evidence', { path: { id } }, { refetchOnMount: 'always' });
}

/** Which parts of the saved texts this person has had on the screen. */
export function openedOptions(id: string) {
  return query('/api/admin/evaluation/{id}/opened', { path: { id } }, { refetchOnMount: 'always' });
}

/** Notes for how many seconds parts of the version were on the screen since the last report. */
export async function noteOpened(id: string, version: number, parts: ShownPart[]): Promise<OpenedTexts> {
  const request = { path: { id }, body: { version, parts } };
  return (await call('post', '/api/admin/evaluation/{id}/opened', request)).data;
}

/** Rows, findings, evidence, what was opened and the client's page follow the texts. */
export function refreshAround(client: QueryClient, id: string): void {
  for (const { queryKey } of [checksOptions(id), pageOptions(id), evidenceOptions(id), openedOptions(id)])
    void client.invalidateQueries({ queryKey });
  // A second reader may have begun to read what was saved.
  void client.invalidateQueries({ queryKey: keyOf('/api/admin/jobs') });
  void refreshEvaluations(client);
}

/** Saves texts on the version they were edited on. */
export async function saveTexts(
  id: string,
  body: { generatedTexts: TextChanges; version: number; waivers: Waiver[] },
): Promise<Evaluation> {
  return (await call('put', '/api/admin/evaluation/{id}', { path: { id }, body })).data;
}

/** Approves the saved texts of the version that was seen; every finding needs a waiver. */
export async function verifyTexts(id: string, version: number, waivers: Waiver[]): Promise<Evaluation> {
  const request = { path: { id }, body: { version, waivers } };
  return (await call('post', '/api/admin/evaluation/{id}/verify', request)).data;
}

/** Brings back the machine's text that a person replaced. */
export async function restoreText(id: string, field: string, version: number): Promise<Evaluation> {
  const request = { path: { id }, body: { field, version } };
  return (await call('post', '/api/admin/evaluation/{id}/restore-text', request)).data;
}

/** Has one text written anew; the answer is a job. */
export async function regenerateText(id: string, field: string) {
  const sectionId = sectionOf(field) ?? 0;
  const request = { path: { id }, async: true };
  const inSection = { path: { id, sectionId }, async: true };
  switch (kindOf(field)) {
    case 'summary':
      return call('post', '/api/admin/evaluation/{id}/regenerate-summary', request);
    case 'motivationalMessage':
      return call('post', '/api/admin/evaluation/{id}/regenerate-motivational', request);
    case 'sections':
      return call('post', '/api/admin/evaluation/{id}/regenerate-section/{sectionId}', inSection);
    case 'strengths':
      return call('post', '/api/admin/evaluation/{id}/regenerate-strength/{sectionId}/{index}', {
        path: { id, sectionId, index: strengthOf(field) },
        async: true,
      });
  }
}
