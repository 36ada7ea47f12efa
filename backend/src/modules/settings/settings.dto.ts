import { messageOf } from '../../platform/errors/messages.js';
import { Choice, Flag, Moment, Nested, ReadOnly, Text } from '../../platform/http/fields.js';
import { TextList } from '../../platform/http/list-fields.js';
import type { Language } from '../../platform/http/languages.js';
import { INTEGRATIONS, type Integration } from './integration-outcome.entity.js';
import { SETTING_KEYS, type SettingKey } from './settings.catalog.js';

const SOURCES = ['database', 'environment', 'none'] as const;

export class SettingProblemResponse {
  @Text() code: string;
  @Text() message: string;
}

/** A setting as admins see it. A secret never leaves the server: its value is the mask. */
export class SettingResponse {
  @Choice(SETTING_KEYS) key: SettingKey;
  @Text({ nullable: true, max: 20_000, about: 'Of an encrypted setting only the mask ********.' })
  value: string | null;
  @Flag() encrypted: boolean;
  @Flag() isSet: boolean;
  @Choice(SOURCES, { about: 'Where the value that counts comes from.' }) source: (typeof SOURCES)[number];
  @Text({ nullable: true, about: 'What counts while nobody has set anything.' }) standard: string | null;
  @Moment({ nullable: true }) updatedAt: Date | null;
  @Text({ nullable: true, about: 'The account that a secret belongs to, where that is known.' })
  account: string | null;
  @Nested(() => SettingProblemResponse, { nullable: true }) problem: SettingProblemResponse | null;

  static from({ problem, ...state }: SettingState, language: Language): SettingResponse {
    return { ...state, problem: problem && { code: problem, message: messageOf(problem, language) } };
  }
}

/** A setting, with the code of what is wrong with it. */
export type SettingState = Omit<SettingResponse, 'problem'> & {
  problem: 'setting_unreadable' | 'setting_not_used' | null;
};

export interface SettingChange {
  setting: SettingState;
  cleared: SettingKey[];
}

export class ChangedSettingResponse extends SettingResponse {
  @TextList({ about: 'Secrets that were dropped because they would have gone to another address.' })
  cleared: SettingKey[];

  static of({ setting, cleared }: SettingChange, language: Language): ChangedSettingResponse {
    return { ...SettingResponse.from(setting, language), cleared };
  }
}

export class ClearedSettingResponse extends ChangedSettingResponse {
  @Flag() success: boolean;
}

export class SaveSettingRequest {
  @Choice(SETTING_KEYS) key: SettingKey;
  @Text({ min: 1, max: 20_000, about: 'Saving the mask ******** changes nothing.' }) value: string;
  @ReadOnly({ about: 'The server decides; accepted and ignored.' }) encrypted?: unknown;
}

export class SettingKeyParam {
  @Choice(SETTING_KEYS) key: SettingKey;
}

export class IntegrationParam {
  @Choice(INTEGRATIONS) integration: Integration;
}

/** What a real call to an outside service has shown. */
export class IntegrationTestResponse {
  @Flag() ok: boolean;
  @Text() code: string;
  @Text({ about: 'What was found, or what is wrong and what to do next.' }) message: string;
}
