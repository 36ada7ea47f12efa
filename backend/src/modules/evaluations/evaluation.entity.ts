import { Check, Column, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { StoredError } from '../../platform/errors/app-error.js';
import { Table } from '../../platform/database/table.js';
import type {
  AddressCheck,
  Approval,
  GeneratedTexts,
  MarkedStatus,
  ResponseOrigin,
  TextOrigins,
  Waiver,
} from './evaluation.types.js';
import type { Doubt } from './texts/text-doubts.js';
import type { TextEvidence } from './texts/text-evidence.js';
import type { ChosenOptions, RawResponses, SectionScore, UnknownAnswers } from '../scoring/scoring.types.js';
import type { FormerBy } from './former.types.js';
import type { PublishedPage } from './published-page.js';
import type { Status } from './status/status.js';

/** One response of one clinic with its scores, texts and what the client sees of it. */
@Table('evaluation')
@Index('evaluation_source', ['questionnaireId', 'sourceKey'], { unique: true, where: 'deleted_at IS NULL' })
@Index('evaluation_created', ['questionnaireId', 'createdAt', 'id'], { where: 'deleted_at IS NULL' })
@Index('evaluation_submitted', ['questionnaireId', 'submittedAt', 'id'], { where: 'deleted_at IS NULL' })
@Index('evaluation_status', ['questionnaireId', 'status', 'createdAt', 'id'], { where: 'deleted_at IS NULL' })
@Index('evaluation_percentage', ['questionnaireId', 'percentage', 'id'], { where: 'deleted_at IS NULL' })
@Index('evaluation_email', ['questionnaireId', 'clientEmail', 'id'], { where: 'deleted_at IS NULL' })
@Index('evaluation_assignee', ['questionnaireId', 'assigneeId'], {
  where: 'assignee_id IS NOT NULL AND deleted_at IS NULL',
})
@Index('evaluation_opened', ['questionnaireId', 'openedAt'], {
  where: 'deleted_at IS NULL AND opened_at IS NOT NULL',
})
@Index('evaluation_deleted', ['deletedAt'], { where: 'deleted_at IS NOT NULL' })
@Index('evaluation_unknown_answers', ['questionnaireId'], { where: `unknown_answers <> '{}'` })
@Index('evaluation_clinic', ['questionnaireId', 'clinicKey', 'submittedAt'], { where: 'deleted_at IS NULL' })
@Index('evaluation_former', ['formerId'], { where: 'former_id IS NOT NULL' })
@Index('evaluation_returned', ['questionnaireId', 'submittedAt'], { where: 'former_id IS NOT NULL' })
@Index('evaluation_sent', ['questionnaireId', 'sentAt'], {
  where: 'sent_at IS NOT NULL AND deleted_at IS NULL',
})
@Index('evaluation_updated', ['questionnaireId', 'updatedAt', 'id'])
@Index('evaluation_kept', ['submittedAt'], { where: 'anonymised_at IS NULL' })
@Check(
  'evaluation_anonymised',
  `anonymised_at IS NULL OR (client_name = '' AND client_email = '' AND clinic_name = '' AND raw_responses = '{}'
     AND unknown_answers = '{}' AND text_evidence = '{}' AND doubts = '[]' AND generated_texts IS NULL AND published IS NULL AND trello_card_id IS NULL)`,
)
@Index('evaluation_status_percentage', ['questionnaireId', 'status', 'percentage', 'id'], {
  where: 'deleted_at IS NULL',
})
@Index('evaluation_due', { synchronize: false })
@Index('evaluation_name', { synchronize: false })
@Index('evaluation_status_order', { synchronize: false })
@Index('evaluation_search', { synchronize: false })
@Index('evaluation_hidden', { synchronize: false })
export class Evaluation {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @Column('varchar', { name: 'client_name', length: 200, default: '' }) clientName: string;
  @Column('varchar', { name: 'client_email', length: 254 }) clientEmail: string;
  @Column('varchar', { name: 'clinic_name', length: 200, default: '' }) clinicName: string;
  /** Name, clinic and e-mail address as they are searched; a trigger keeps it. */
  @Column('text', { name: 'search_text', default: '', select: false })
  searchText: string;
  /** What responses of one clinic have in common; a trigger keeps it. Null where neither its name nor an address is known. */
  @Column('text', { name: 'clinic_key', nullable: true, select: false }) clinicKey: string | null;
  /** It was not its clinic's latest result when it was anonymised (rules: a clinic counts once). */
  @Column('boolean', { default: false, select: false }) superseded: boolean;
  @Column('varchar', { length: 10, default: 'pending' }) status: Status;
  /** The link's random token: 160 bits, never derived from anything. */
  @Column('varchar', { name: 'hashed_url', length: 40, unique: true }) hashedUrl: string;
  @Column('varchar', { name: 'trello_card_id', length: 60, nullable: true }) trelloCardId: string | null;
  @Column('int', { name: 'total_score', default: 0 }) totalScore: number;
  @Column('int', { name: 'max_score', default: 0 }) maxScore: number;
  @Column('numeric', { precision: 4, scale: 1, default: 0 }) percentage: number;
  @Column('jsonb', { name: 'section_scores', default: [] }) sectionScores: SectionScore[];
  /** What it recommends as its scores stand: product id -> global improvement in tenths of a percent. */
  @Column('jsonb', { default: {}, select: false }) recommended: Record<string, number>;
  @Column('jsonb', { name: 'raw_responses', default: {} }) rawResponses: RawResponses;
  /** Options chosen, by row id of the question; 0 stands for an answer that is no option. */
  @Column('jsonb', { name: 'chosen_options', default: {}, select: false }) chosenOptions: ChosenOptions;
  /** Answers that are no option of their question, by its row id. */
  @Column('jsonb', { name: 'unknown_answers', default: {}, select: false }) unknownAnswers: UnknownAnswers;
  @Column('jsonb', { name: 'generated_texts', nullable: true }) generatedTexts: GeneratedTexts | null;
  @Column('jsonb', { name: 'text_origins', default: {} }) textOrigins: TextOrigins;
  /** What the sentences of machine-written texts rest on. */
  @Column('jsonb', { name: 'text_evidence', default: {}, select: false }) textEvidence: TextEvidence;
  /** What a second reader holds against sentences of the texts. */
  @Column('jsonb', { default: [] }) doubts: Doubt[];
  /** Scores changed after the texts were written. */
  @Column('boolean', { name: 'texts_stale', default: false }) textsStale: boolean;
  /** Accepted findings of the checks. */
  @Column('jsonb', { default: [] }) waivers: Waiver[];
  /** How the present texts were approved; null where they are not, or were before this was stored. The snapshot has its own. */
  @Column('jsonb', { nullable: true }) approval: Approval | null;
  /** Texts were changed since the snapshot was taken; approving them publishes them. */
  @Column('boolean', { name: 'edited_since_approval', default: false }) editedSinceApproval: boolean;
  /** Who has set the status by hand, where it was. */
  @Column('jsonb', { name: 'marked_status', nullable: true }) markedStatus: MarkedStatus | null;
  /** The admin who sees to it. */
  @Column('int', { name: 'assignee_id', nullable: true }) assigneeId: number | null;
  /** The snapshot: exactly what the client sees. */
  @Column('jsonb', { nullable: true }) published: PublishedPage | null;
  /** The earlier response of the clinic that its page compares with, or that a person has chosen (rules: second measurement). */
  @Column('uuid', { name: 'former_id', nullable: true }) formerId: string | null;
  @Column('varchar', { name: 'former_by', length: 7, default: 'address' }) formerBy: FormerBy;
  /** How the response came in. */
  @Column('varchar', { name: 'response_origin', length: 10, default: 'import' })
  responseOrigin: ResponseOrigin;
  /** Where a clinic came from that filled in the online form (`?source=`). */
  @Column('varchar', { name: 'response_source', length: 80, default: '' }) responseSource: string;
  /** The wording that was consented to in the online form. */
  @Column('int', { name: 'consent_id', nullable: true }) consentId: number | null;
  /** Whether results may be mailed to the address, where the online form has it confirmed first. */
  @Column('varchar', { name: 'address_check', length: 10, default: 'none' }) addressCheck: AddressCheck;
  /** What makes a response row the same row. */
  @Column('char', { name: 'source_key', length: 64 }) sourceKey: string;
  @Column('int', { name: 'scored_version', default: 1 }) scoredVersion: number;
  /** Optimistic lock: grows with every change. */
  @Column('int', { default: 1 }) version: number;
  @Column('jsonb', { nullable: true }) error: StoredError | null;
  @Column('timestamptz', { name: 'submitted_at', default: () => 'now()' }) submittedAt: Date;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  /** When it last changed; a trigger keeps it. */
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()', select: false }) updatedAt: Date;
  @Column('timestamptz', { name: 'generated_at', nullable: true }) generatedAt: Date | null;
  @Column('timestamptz', { name: 'verified_at', nullable: true }) verifiedAt: Date | null;
  @Column('timestamptz', { name: 'sent_at', nullable: true }) sentAt: Date | null;
  @Column('timestamptz', { name: 'opened_at', nullable: true }) openedAt: Date | null;
  @Column('timestamptz', { name: 'clicked_at', nullable: true }) clickedAt: Date | null;
  /** The first request for an offer; a trigger keeps it. */
  @Column('timestamptz', { name: 'offered_at', nullable: true, select: false }) offeredAt: Date | null;
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt: Date | null;
  /** The act that put it into the trash, where that is known. */
  @Column('uuid', { name: 'deletion_id', nullable: true, select: false }) deletionId: string | null;
  /** Since when it is nothing but numbers (rules: retention). */
  @Column('timestamptz', { name: 'anonymised_at', nullable: true }) anonymisedAt: Date | null;
}
