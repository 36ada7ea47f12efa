import { Injectable } from '@nestjs/common';
import { InjectEnv, type ReadyEnv } from '../../platform/env/env.js';
import { ruleOf, type SettingKey } from './settings.catalog.js';

/** What a feature knows about the values of its settings. */
export interface SettingKnowledge {
  /** Answers the value as it is stored; throws BadRequest that says what is wrong with it. */
  check: (text: string) => string;
  /** What may be shown of a secret, such as the account that it belongs to. Throws like `check`. */
  describe?: (value: string) => string;
}

/** Checks values by the catalogue, and by what features have registered about their own settings. */
@Injectable()
export class SettingChecksService {
  private readonly knowledge = new Map<SettingKey, SettingKnowledge>();

  constructor(@InjectEnv() private readonly env: ReadyEnv) {}

  register(key: SettingKey, knowledge: SettingKnowledge): void {
    this.knowledge.set(key, knowledge);
  }

  /** The value as it is stored. Throws BadRequest. */
  check(key: SettingKey, text: string): string {
    const value = ruleOf(key).check(text, this.env);
    return this.knowledge.get(key)?.check(value) ?? value;
  }

  /** What may be shown of a value beside its mask; null where nothing is known. */
  describe(key: SettingKey, value: string): string | null {
    try {
      return this.knowledge.get(key)?.describe?.(value) ?? null;
    } catch {
      return null;
    }
  }
}
