import { queryOptions } from '@tanstack/react-query';
import { type HttpAnswer } from '../../../shared/api/http.ts';
import { type components } from '../../../shared/api/schema.gen.ts';
import { change } from '../../session/change.ts';
import { regeneratePath, type TextChanges } from './text-fields.ts';

type Schemas = components['schemas'];
export type Evaluation = Schemas['EvaluationResponse'];
export type ClientPage = Schemas['PageResponse'];
type FindingAnswer = Schemas['FindingResponse'];

/** What the checks find in a text. The sentence for people is missing where a refused save lists its findings. */
export type Finding = Omit<FindingAnswer, 'message' | 'waiver'> & {
  message: string | null;
  waiver: { reason: string; at: string | null } | null;
};

/** The server's refusal of a save made on an older version. */
export type CurrentState = Pick<
  Evaluation,
  'version' | 'generatedTexts' | 'textOrigins' | 'trelloCardId' | 'status'
>;

export type Waiver = Schemas['WaiverRequest'];

/** The key of everything that is read about one evaluation. */
export function evaluationKey(id: string) {
  return ['/api/admin/evaluation', id] as const;
}

/** One evaluation with answers, texts and their origins; others may have changed it since it was last read. */
export function evaluationOptions(id: string) {
  return queryOptions<Evaluation>({ queryKey: evaluationKey(id), refetchOnMount: 'always' });
}

/** The client's page as it would be published now: questions, tips and products. */
export function pageOptions(id: string) {
  return queryOptions<ClientPage>({
    queryKey: [...evaluationKey(id), 'preview'],
    refetchOnMount: 'always',
  });
}

/** What the checks find in the saved texts. */
export function checksOptions(id: string) {
  return queryOptions({
    queryKey: [...evaluationKey(id), 'checks'],
    refetchOnMount: 'always',
    select: (answer: unknown) => readFindings((answer as { findings?: unknown } | null)?.findings),
  });
}

const pathOf = (id: string) => `/api/admin/evaluation/${id}`;

/** Saves texts on the version they were edited on. */
export async function saveTexts(
  id: string,
  body: { generatedTexts: TextChanges; version: number; waivers: Waiver[] },
): Promise<Evaluation> {
  return (await change<Evaluation>(pathOf(id), { method: 'PUT', body })).data;
}

/** Approves the saved texts; every finding needs a waiver. */
export async function verifyTexts(id: string, waivers: Waiver[]): Promise<Evaluation> {
  return (await change<Evaluation>(`${pathOf(id)}/verify`, { body: { waivers } })).data;
}

/** Brings back the machine's text that a person replaced. */
export async function restoreText(id: string, field: string, version: number): Promise<Evaluation> {
  return (await change<Evaluation>(`${pathOf(id)}/restore-text`, { body: { field, version } })).data;
}

/** Has one text written anew; the answer is a job. */
export function regenerateText(id: string, field: string): Promise<HttpAnswer<unknown>> {
  return change(`${pathOf(id)}/${regeneratePath(field)}`, { async: true });
}

/** Reads a list of findings; what has another shape is left out. */
export function readFindings(value: unknown): Finding[] {
  return Array.isArray(value) ? value.flatMap((one) => readFinding(one) ?? []) : [];
}

function readFinding(value: unknown): Finding | null {
  const { id, field, start, end, rule, text, message, waiver } = (value ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof field !== 'string' || typeof rule !== 'string') return null;
  const { reason, at } = (waiver ?? {}) as Record<string, unknown>;
  return {
    id,
    field,
    rule,
    start: typeof start === 'number' ? start : 0,
    end: typeof end === 'number' ? end : 0,
    text: typeof text === 'string' ? text : '',
    message: typeof message === 'string' && message !== '' ? message : null,
    waiver: typeof reason === 'string' ? { reason, at: typeof at === 'string' ? at : null } : null,
  };
}
