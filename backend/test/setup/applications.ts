import type { INestApplicationContext } from '@nestjs/common';
import { Listener } from '../../src/platform/database/listener.js';

/** The applications that run in this process, by their addresses. */
const applications = new Map<string, INestApplicationContext>();

export const registerApplication = (baseUrl: string, app: INestApplicationContext): void =>
  void applications.set(baseUrl, app);

export const forgetApplication = (baseUrl: string): void => void applications.delete(baseUrl);

/** The application at an address; undefined where a process of its own answers there. */
export const applicationAt = (baseUrl: string): INestApplicationContext | undefined =>
  applications.get(baseUrl);

/** However busy the machine is. */
const LONGEST_MS = 30_000;

/** Waits until every application of this process has heard what was committed before, and has forgotten what it knew of it. */
export async function allHaveHeard(): Promise<void> {
  await Promise.all([...applications.values()].map((app) => app.get(Listener).catchUp(LONGEST_MS)));
}
