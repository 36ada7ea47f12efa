import type { Json } from '../setup/client.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { expectStatus } from './questionnaires.js';

/** The evaluation of a clinic that gave these answers, by `questionId`; `clinic` tells it from others, in name and address. */
export async function evaluationOf(
  admin: DocumentedClient,
  clinic: string,
  answers: Record<string, string | number>,
): Promise<Json> {
  const response = {
    clientName: 'Kovács',
    clinicName: `Rendelő ${clinic}`,
    clientEmail: `${clinic}@clinic.example`,
    submittedAt: '2026-03-02T09:14:10+01:00',
    answers: Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer })),
  };
  const sent = expectStatus(await admin.post<Json>('/api/admin/responses', { responses: [response] }), 200);
  const [{ evaluationId }] = sent.responses as [{ evaluationId: string }];
  return expectStatus(await admin.get<Json>(`/api/admin/evaluation/${evaluationId}`), 200);
}
