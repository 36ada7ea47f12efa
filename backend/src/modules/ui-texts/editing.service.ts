import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { Database } from '../../platform/database/database.js';
import { Conflict, NotFound } from '../../platform/errors/app-error.js';
import { checkWording, type Wording } from './check-wording.js';
import { UiText } from './ui-text.entity.js';

const UNIQUE_VIOLATION = '23505';

/** Texts that people lay over the built-in ones, one at a time. */
@Injectable()
export class TextEditingService {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
  ) {}

  /** Throws Conflict when the owner has a wording of this text in this language. */
  async create(questionnaireId: number | null, wording: Wording): Promise<UiText> {
    checkWording(wording);
    return this.database.transaction(async () => {
      const id = await this.refuseDoubles(async () => {
        const { identifiers } = await this.texts.insert({ ...wording, questionnaireId });
        return (identifiers[0] as { id: number }).id;
      });
      await this.record('ui-text.create', { ...wording, questionnaireId });
      return this.one(id);
    });
  }

  /** Changes the fields that are named; a text stays with its owner. Throws Conflict as `create` does. */
  async change(id: number, fields: Partial<Wording>): Promise<UiText> {
    return this.database.transaction(async () => {
      const before = await this.one(id);
      const after = { ...before, ...definedOf(fields) };
      checkWording(after);
      const { key, context, language, value } = after;
      await this.refuseDoubles(() => this.texts.update({ id }, { key, context, language, value }));
      await this.record('ui-text.change', after);
      return after;
    });
  }

  /** From then on the layer below shows. */
  async delete(id: number): Promise<void> {
    await this.database.transaction(async () => {
      const text = await this.one(id);
      await this.texts.delete({ id });
      await this.record('ui-text.delete', text);
    });
  }

  private get texts() {
    return this.database.repository(UiText);
  }

  private async one(id: number): Promise<UiText> {
    const text = await this.texts.findOneBy({ id });
    if (!text) throw new NotFound();
    return text;
  }

  private async refuseDoubles<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      if ((error as { driverError?: { code?: string } }).driverError?.code === UNIQUE_VIOLATION)
        throw new Conflict('ui_text_exists');
      throw error;
    }
  }

  private record(action: string, { key, context, language, questionnaireId }: Omit<UiText, 'id' | 'value'>) {
    return this.audit.record({
      action,
      target: `${context}/${language}/${key}`,
      questionnaireId,
    });
  }
}

function definedOf(fields: Partial<Wording>): Partial<Wording> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
