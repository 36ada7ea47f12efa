import { expect, type APIRequestContext } from '@playwright/test';
import { importResponses } from './responses.ts';
import { signedInRequest } from './sign-in.ts';

/** As much of an evaluation's answer as the states need. */
export interface OwnEvaluation {
  id: string;
  clientEmail: string;
  hashedUrl: string;
  version: number;
  generatedTexts: { summary: string; motivationalMessage: string };
}

/** An evaluation with texts whose client no other state or journey shows, made by the admin's own calls. */
export async function ownEvaluation(name: string): Promise<OwnEvaluation> {
  return asAdmin(async (request) => {
    const [id] = (await importResponses(request, [`${name}@allapot.example`])) as [string];
    const written = await request.post(`/api/admin/evaluation/${id}/regenerate`);
    await expect(written).toBeOK();
    return (await written.json()) as OwnEvaluation;
  });
}

/** Saves a summary as a colleague would. */
export async function saveSummary({ id }: OwnEvaluation, summary: string): Promise<void> {
  const data = { generatedTexts: { summary } };
  await asAdmin(async (request) =>
    expect(await request.put(`/api/admin/evaluation/${id}`, { data })).toBeOK(),
  );
}

/** Approves the texts, and accepts everything that the checks find with one reason. */
export async function verifyWith({ id }: OwnEvaluation, reason: string): Promise<void> {
  await asAdmin(async (request) => {
    const checks = await request.get(`/api/admin/evaluation/${id}/checks`);
    const { findings } = (await checks.json()) as { findings: { id: string }[] };
    const waivers = findings.map((finding) => ({ finding: finding.id, reason }));
    const { version } = (await (await request.get(`/api/admin/evaluation/${id}`)).json()) as {
      version: number;
    };
    const data = { version, waivers };
    await expect(await request.post(`/api/admin/evaluation/${id}/verify`, { data })).toBeOK();
  });
}

async function asAdmin<T>(work: (request: APIRequestContext) => Promise<T>): Promise<T> {
  const request = await signedInRequest();
  try {
    return await work(request);
  } finally {
    await request.dispose();
  }
}
