import type { INestApplicationContext } from '@nestjs/common';

/** The applications that run in this process, by their addresses. */
const applications = new Map<string, INestApplicationContext>();

export const registerApplication = (baseUrl: string, app: INestApplicationContext): void =>
  void applications.set(baseUrl, app);

export const forgetApplication = (baseUrl: string): void => void applications.delete(baseUrl);

/** The application at an address; undefined where a process of its own answers there. */
export const applicationAt = (baseUrl: string): INestApplicationContext | undefined =>
  applications.get(baseUrl);
