import { Injectable } from '@nestjs/common';
import { AppError, type ErrorParams } from '../../platform/errors/app-error.js';
import type { Integration } from './integration-outcome.entity.js';
import { IntegrationStatusService } from './integration-status.service.js';
import type { SettingKey } from './settings.catalog.js';
import { SettingsService } from './settings.service.js';

/** What a test of an outside service says, as a code with its sentence. */
interface Sentence {
  code: string;
  params: ErrorParams;
}

/**
 * What a test has found where no call was refused: that all works, that the service answers but something else is missing before it
 * can be used, or that there is nothing to call yet.
 */
export interface Finding extends Sentence {
  kind: 'works' | 'lacks' | 'unset';
}

const findingOf =
  (kind: Finding['kind']) =>
  (code: string, params: ErrorParams = {}): Finding => ({ kind, code, params });
export const works = findingOf('works');
export const lacks = findingOf('lacks');
export const unset = findingOf('unset');

export interface ProbeResult extends Sentence {
  ok: boolean;
  /** What was thrown, for operators alone: it may hold what admins are not shown. */
  cause?: unknown;
}

export interface Probe {
  /** The settings that the call is made with. */
  keys: readonly SettingKey[];
  /** Makes a real call. What is wrong with it is thrown, as an AppError. */
  run: () => Promise<Finding>;
  /** The questionnaire whose file is read, where the outcome is about it alone. */
  questionnaireId?: () => Promise<number | null>;
}

/** Which sentence says what a failed call means: that of the first condition it meets. The last condition meets every failure. */
export type Sentences<Failure, Code extends string> = readonly (readonly [
  Code,
  (failure: Failure) => boolean,
])[];

/** Pure. */
export const sentenceOf = <Failure, Code extends string>(
  failure: Failure,
  sentences: Sentences<Failure, Code>,
): Code => sentences.find(([, isMet]) => isMet(failure))![0];

/** The test call of every outside service, registered by the feature that talks to it (rules: integration status). */
@Injectable()
export class ProbesService {
  private readonly probes = new Map<Integration, Probe>();

  constructor(
    private readonly settings: SettingsService,
    private readonly status: IntegrationStatusService,
  ) {}

  register(integration: Integration, probe: Probe): void {
    this.probes.set(integration, probe);
  }

  /** Calls a service, and remembers for the status cards how it answered. */
  async run(integration: Integration): Promise<ProbeResult> {
    const probe = this.probes.get(integration);
    if (!probe) throw new Error(`Nobody has registered a test of ${integration}`);
    if (await this.settings.isUnreadable(...probe.keys))
      return { ok: false, code: 'setting_unreadable', params: {} };
    const found = await probe.run().catch((error: unknown) => {
      if (error instanceof AppError && error.status !== 500) return error;
      throw error;
    });
    const { code, params } = found;
    const isRefused = found instanceof AppError;
    if (isRefused || found.kind !== 'unset')
      await this.status.record(integration, isRefused ? found : 'ok', await probe.questionnaireId?.());
    if (isRefused) return { ok: false, code, params, cause: found.cause };
    return { ok: found.kind === 'works', code, params };
  }
}
