import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { caller } from '../../platform/http/caller.js';
import { isEmailAddress, normalizeEmail } from '../../platform/text/email-address.js';
import { containsWords, madeTextContainsWords, patternsOf } from '../evaluations/search/words.js';
import { SuppressionsService } from '../mail/delivery/suppression/suppressions.service.js';
import { type StoredRecord, RECORD_KINDS } from './personal-data.dto.js';

const MOST = 200;

/** All that is stored of a person, in the questionnaires that the caller may manage (rules: personal data). */
@Injectable()
export class PersonalDataQuery {
  constructor(
    private readonly database: Database,
    private readonly suppressions: SuppressionsService,
  ) {}

  async find(typed: string): Promise<{ records: StoredRecord[]; more: boolean }> {
    const address = normalizeEmail(typed);
    const records = await this.database.query<StoredRecord>(RECORDS, [
      caller().grantedQuestionnaireIds,
      this.suppressions.hashesOf(typed),
      RECORD_KINDS,
      isEmailAddress(address) ? address : null,
      ...patternsOf(typed),
    ]);
    return { records: records.slice(0, MOST), more: records.length > MOST };
  }
}

const MINE = `questionnaire_id = ANY($1::int[])`;
const FIRST_WORD = 5;
const PERSON = `client_name, clinic_name, client_email`;
const NAMES = `fold_search(client_name || ' ' || clinic_name || ' ' || client_email)`;
/** What was typed as an address, and those of the invited who were found by their names. */
const HASHES = `ARRAY(SELECT hash FROM known)`;

/** Those in the trash stand outside the index that live ones are found by. */
const RESPONDED = (which: string) => `
  (SELECT id, questionnaire_id, ${PERSON}, status, deleted_at, submitted_at FROM evaluation
    WHERE ${MINE} AND ${which} AND anonymised_at IS NULL AND ${containsWords('search_text', FIRST_WORD)}
    ORDER BY created_at DESC LIMIT ${MOST + 1})`;

/**
 * The people found by words or address, and what belongs to them. Mails are those to the person; of others than clients
 * only the outline of the address is stored, with its hash.
 */
const RECORDS = `
  WITH responded AS MATERIALIZED (${RESPONDED('deleted_at IS NULL')} UNION ALL ${RESPONDED('deleted_at IS NOT NULL')}),
       invited AS MATERIALIZED (
         SELECT id, questionnaire_id, ${PERSON}, address_hash, evaluation_id, created_at FROM invitation
          WHERE ${MINE} AND client_email <> ''
            AND (address_hash = ANY($2::bpchar[]) OR client_email = $4
                 OR ($4::text IS NULL AND ${madeTextContainsWords(NAMES, FIRST_WORD)}))
          ORDER BY created_at DESC LIMIT ${MOST + 1}),
       known AS MATERIALIZED (
         SELECT unnest($2::bpchar[]) AS hash UNION SELECT address_hash FROM invited WHERE address_hash <> ''),
       stored AS (
         SELECT CASE WHEN deleted_at IS NULL THEN 'evaluation' ELSE 'trashed' END AS kind, id, id AS evaluation_id, ${PERSON}, status,
                NULL::text AS about, NULL::int AS answers, questionnaire_id, coalesce(deleted_at, submitted_at) AS at
           FROM responded
         UNION ALL
         SELECT 'draft', d.id, NULL, coalesce(i.client_name, ''), coalesce(i.clinic_name, ''), coalesce(i.client_email, ''), NULL, NULL,
                (SELECT count(*)::int FROM jsonb_object_keys(d.answers)), d.questionnaire_id, d.touched_at
           FROM response_draft d LEFT JOIN invitation i ON i.id = d.invitation_id
          WHERE d.${MINE} AND d.submitted_at IS NULL
            AND (d.address_hash = ANY(${HASHES}) OR d.invitation_id = ANY(ARRAY(SELECT id FROM invited)))
         UNION ALL
         SELECT 'invitation', id, evaluation_id, ${PERSON}, NULL, NULL, NULL, questionnaire_id, created_at
           FROM invited
         UNION ALL
         SELECT 'offer', o.id, r.id, r.client_name, r.clinic_name, r.client_email, NULL, o.product_name, NULL, o.questionnaire_id, o.created_at
           FROM offer_request o JOIN responded r ON r.id = o.evaluation_id
         UNION ALL
         SELECT 'mail', m.id, m.evaluation_id, coalesce(r.client_name, ''), coalesce(r.clinic_name, ''), m.to_address, NULL, m.kind, NULL,
                m.questionnaire_id, m.created_at
           FROM mail m LEFT JOIN responded r ON r.id = m.evaluation_id AND r.client_email = m.to_address
          WHERE m.${MINE} AND (m.to_hash = ANY(${HASHES}) OR m.evaluation_id = ANY(ARRAY(SELECT id FROM responded)))
            AND (m.to_hash = ANY(${HASHES}) OR r.id IS NOT NULL))
  SELECT kind, k.id, evaluation_id, client_name, clinic_name,
         client_email, status, about, answers, q.id AS questionnaire_id, q.name AS questionnaire_name, at
    FROM stored k JOIN questionnaire q ON q.id = k.questionnaire_id
   ORDER BY array_position($3::text[], kind), at DESC, k.id LIMIT ${MOST + 1}`;
