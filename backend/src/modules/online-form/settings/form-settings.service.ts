import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { BadRequest, Conflict, NotFound } from '../../../platform/errors/app-error.js';
import { MailTransportsService } from '../../mail/delivery/transports/mail-transports.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { stateOf } from '../form-state.js';
import { OnlineForm } from '../online-form.entity.js';
import type { FormState } from '../public/form.dto.js';
import { originOf } from './allowed-origins.js';

type Fields = Partial<Omit<OnlineForm, 'questionnaireId' | 'questionnaire'>>;
export type FormChanges = Fields & { slug?: string };

interface StoredForm extends Omit<OnlineForm, 'questionnaire'> {
  isActive: boolean;
  slug: string;
  formerSlugs: string[];
  questions: number;
  /** Wherever they came from. */
  responses: number;
  underWay: number;
  sentIn: number;
}

/** A form as admins set it, and how it stands. */
export interface FormSettings extends StoredForm {
  state: FormState;
  url: string;
}

/** How questionnaires are filled in on this site: read and changed (rules: online form). */
@Injectable()
export class FormSettingsService {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly transports: MailTransportsService,
    private readonly settings: SettingsService,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  async read(
    questionnaireId: number,
  ): Promise<FormSettings & { mailsGoOut: boolean; hasOrganisation: boolean }> {
    const [form] = await this.readAll([questionnaireId]);
    if (!form) throw new NotFound();
    const [mailsGoOut, hasOrganisation] = await Promise.all([
      this.transports.goOut(),
      this.hasOrganisation(),
    ]);
    return { ...form, mailsGoOut, hasOrganisation };
  }

  /** Whether clinics learn who asks and whom they can write to (rules: organisation). */
  private async hasOrganisation(): Promise<boolean> {
    const stored = await this.settings.read('organisation_name', 'landing_contact_email');
    return stored.organisation_name !== null && stored.landing_contact_email !== null;
  }

  /** Of several questionnaires, by id. */
  async readAll(questionnaireIds: readonly number[]): Promise<FormSettings[]> {
    const rows = await this.database.query<StoredForm>(
      `SELECT f.questionnaire_id, f.is_open, f.opens_at, f.closes_at,
              f.intro, f.closed_text, f.confirm_address, f.show_score,
              f.allowed_origins, f.reminder_days,
              f.invite_again_months, q.is_active, s.slug,
              ARRAY(SELECT former.slug FROM form_slug former WHERE former.questionnaire_id = q.id AND NOT former.is_current
                     ORDER BY former.created_at, former.slug) AS former_slugs,
              (SELECT count(*)::int FROM question n JOIN section t ON t.id = n.section_id WHERE t.questionnaire_id = q.id) AS questions,
              (SELECT count(*)::int FROM evaluation e WHERE e.questionnaire_id = q.id AND e.deleted_at IS NULL) AS responses,
              (SELECT count(*)::int FROM response_draft d WHERE d.questionnaire_id = q.id AND d.submitted_at IS NULL) AS under_way,
              (SELECT count(*)::int FROM evaluation e
                WHERE e.questionnaire_id = q.id AND e.deleted_at IS NULL AND e.response_origin = 'online') AS sent_in
         FROM online_form f JOIN questionnaire q ON q.id = f.questionnaire_id
         JOIN form_slug s ON s.questionnaire_id = q.id AND s.is_current
        WHERE q.id = ANY($1::int[]) AND q.deleted_at IS NULL ORDER BY q.id`,
      [questionnaireIds],
    );
    const now = new Date();
    return rows.map((row) => ({ ...row, state: stateOf(row, now), url: this.addressOf(row.slug) }));
  }

  /** Where a form is filled in; with a source, responses that come by this address keep it. */
  addressOf(slug: string, source = ''): string {
    const query = source === '' ? '' : `?${new URLSearchParams({ source }).toString()}`;
    return `${this.env.publicUrl}/q/${slug}${query}`;
  }

  /** Writes the fields that are named and differ. Throws slug_taken, form_closes_before_opening, form_origin_refused, form_without_organisation. */
  async change(questionnaireId: number, { slug, ...given }: FormChanges): Promise<void> {
    const fields = { ...given, ...normalised(given) };
    await this.database.transaction(async () => {
      const forms = this.database.repository(OnlineForm);
      const before = await forms.findOne({ where: { questionnaireId }, lock: { mode: 'for_no_key_update' } });
      if (!before) throw new NotFound();
      const changed = (Object.keys(fields) as (keyof Fields)[]).filter(
        (name) => fields[name] !== undefined && !isSame(fields[name], before[name]),
      );
      requireOrder({ ...before, ...fields });
      // One that is open already stays open, whatever else is changed.
      if (fields.isOpen === true && !before.isOpen && !(await this.hasOrganisation()))
        throw new Conflict('form_without_organisation');
      if (changed.length > 0)
        await forms.update(
          { questionnaireId },
          Object.fromEntries(changed.map((name) => [name, fields[name]])),
        );
      const isMoved = slug !== undefined && (await this.moveTo(questionnaireId, slug));
      const names = [...changed, ...(isMoved ? ['slug'] : [])];
      if (names.length === 0) return;
      await this.audit.record({
        action: 'online-form.change',
        target: questionnaireId,
        questionnaireId,
        details: { fields: names.join(', ') },
      });
    });
  }

  /** Gives the form another address; the one it had leads on to it. False where it is the present one. */
  private async moveTo(questionnaireId: number, slug: string): Promise<boolean> {
    const given = await this.database.query(
      `UPDATE form_slug SET is_current = false WHERE questionnaire_id = $1 AND is_current AND slug <> $2 RETURNING slug`,
      [questionnaireId, slug],
    );
    if (given.length === 0) return false;
    const taken = await this.database.query(
      `INSERT INTO form_slug AS s (slug, questionnaire_id) VALUES ($1, $2)
       ON CONFLICT (slug) DO UPDATE SET is_current = true WHERE s.questionnaire_id = excluded.questionnaire_id RETURNING s.slug`,
      [slug, questionnaireId],
    );
    if (taken.length === 0) throw new Conflict('slug_taken', { slug }, [{ field: 'slug', problem: 'taken' }]);
    return true;
  }
}

function normalised({ allowedOrigins, reminderDays }: Fields): Fields {
  if (reminderDays?.length === 2 && reminderDays[0]! >= reminderDays[1]!)
    throw new BadRequest('reminder_days_order', {}, [{ field: 'reminderDays', problem: 'order' }]);
  if (allowedOrigins === undefined) return {};
  const origins = allowedOrigins.map((text) => {
    const origin = originOf(text);
    if (origin === null)
      throw new BadRequest('form_origin_refused', { origin: text }, [
        { field: 'allowedOrigins', problem: text },
      ]);
    return origin;
  });
  return { allowedOrigins: [...new Set(origins)] };
}

function requireOrder({ opensAt, closesAt }: Pick<OnlineForm, 'opensAt' | 'closesAt'>): void {
  if (opensAt !== null && closesAt !== null && closesAt <= opensAt)
    throw new BadRequest('form_closes_before_opening', {}, [
      { field: 'closesAt', problem: 'before opening' },
    ]);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
