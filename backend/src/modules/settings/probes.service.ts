import { Injectable } from '@nestjs/common';
import { AppError, type ErrorParams } from '../../platform/errors/app-error.js';
import type { Integration } from './integration-outcome.entity.js';
import { IntegrationStatusService, type ProbeOutcome } from './integration-status.service.js';
import type { SettingKey } from './settings.catalog.js';
import { SettingsService } from './settings.service.js';

/** What a call to an outside service has shown, as a code with its sentence. */
export interface ProbeResult {
  ok: boolean;
  code: string;
  params: ErrorParams;
  /** What the status cards should remember; null where no call was made. */
  outcome: ProbeOutcome | null;
  /** The questionnaire whose file was read, where the outcome is about it alone. */
  questionnaireId?: number | null;
  /** What was thrown, for operators alone: it may hold what admins are not shown. */
  cause?: unknown;
}

/** The call was answered as it should be. */
export const works = (code: string, params: ErrorParams = {}): ProbeResult => ({
  ok: true,
  code,
  params,
  outcome: 'ok',
});

/** The call was refused or not answered. */
export const fails = ({
  code,
  status,
  params,
}: Pick<AppError, 'code' | 'status' | 'params'>): ProbeResult => ({
  ok: false,
  code,
  params,
  outcome: { code, status, params },
});

/** The service answered, but something else is missing before it can be used. */
export const lacks = (code: string, params: ErrorParams = {}): ProbeResult => ({
  ...works(code, params),
  ok: false,
});

/** There is nothing to call yet. */
export const unset = (code: string, params: ErrorParams = {}): ProbeResult => ({
  ok: false,
  code,
  params,
  outcome: null,
});

/** Which sentence says what is wrong, by the first condition that a failure meets. The last condition meets every failure. */
export type Sentences<Failure, Code extends string> = readonly (readonly [
  Code,
  (failure: Failure) => boolean,
])[];

/** Pure. */
export const sentenceOf = <Failure, Code extends string>(
  failure: Failure,
  sentences: Sentences<Failure, Code>,
): Code => sentences.find(([, isMet]) => isMet(failure))![0];

export interface Probe {
  /** The settings that the call is made with. */
  keys: readonly SettingKey[];
  /** Makes a real call. Expected failures are findings; an AppError that is thrown counts as one. */
  run: () => Promise<ProbeResult>;
}

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

  /** Calls a service and remembers how it answered. */
  async run(integration: Integration): Promise<ProbeResult> {
    const probe = this.probes.get(integration);
    if (!probe) throw new Error(`Nobody has registered a test of ${integration}`);
    if (await this.settings.isUnreadable(...probe.keys)) return unset('setting_unreadable');
    const finding = await probe.run().catch((error: unknown) => {
      if (error instanceof AppError && error.status !== 500) return { ...fails(error), cause: error.cause };
      throw error;
    });
    if (finding.outcome) await this.status.record(integration, finding.outcome, finding.questionnaireId);
    return finding;
  }
}
