import type { ErrorParams } from '../../../platform/errors/app-error.js';
import { messageOf } from '../../../platform/errors/messages.js';
import type { Language } from '../../../platform/http/languages.js';
import { Choice, Int, Moment, QueryInt, Text, Uuid } from '../../../platform/http/fields.js';
import { ListOf, UuidList } from '../../../platform/http/list-fields.js';
import { QuestionnaireParams } from '../../../platform/http/common.dto.js';
import { STATUSES, type Status } from '../../evaluations/status/status.js';

export const TRASH_KINDS = ['evaluation', 'section', 'question', 'insight'] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];

export interface TrashEntry {
  kind: TrashKind;
  id: string;
  name: string;
  clinicName: string;
  status: Status | null;
  questions: number;
  deletedAt: Date;
  deletedBy: string | null;
  keptUntil: Date;
}

/** What came of bringing something back. */
export interface Restored {
  restoredCount: number;
  /** What stays in the trash, and why. */
  left: { name: string; code: string; params: ErrorParams }[];
}

export class DeletedResponse {
  @Int() deletedCount: number;
  @Uuid({
    nullable: true,
    about: 'By which it is undone (POST /api/admin/trash/restore); null: nothing was deleted.',
  })
  deletionId: string | null;
}

export class DeleteRequest {
  @UuidList({ min: 1, max: 5000, about: 'Evaluations of one questionnaire.' }) ids: string[];
}

export class TrashParams extends QuestionnaireParams {
  @QueryInt({ optional: true, min: 1, max: 100_000 }) page?: number;
  @Uuid({ optional: true, about: 'This entry alone.' }) item?: string;
}

export class TrashEntryResponse {
  @Choice(TRASH_KINDS) kind: TrashKind;
  @Uuid({ about: 'Of the evaluation, or of the deletion of a section, question or insight.' }) id: string;
  @Text() name: string;
  @Text({ about: 'Of evaluations.' }) clinicName: string;
  @Choice(STATUSES, { nullable: true, about: 'Of evaluations: it comes back with it.' })
  status: Status | null;
  @Int({ about: 'How many questions come back with a section.' }) questions: number;
  @Moment() deletedAt: string;
  @Text({ nullable: true, about: 'The admin’s address at that time.' }) deletedBy: string | null;
  @Moment({ about: 'Until when it can be brought back.' }) keptUntil: string;

  static from(entry: TrashEntry): TrashEntryResponse {
    return {
      ...entry,
      deletedAt: entry.deletedAt.toISOString(),
      keptUntil: entry.keptUntil.toISOString(),
    };
  }
}

export class RestoreRequest {
  @UuidList({ optional: true, max: 1000, about: 'Deletions: all that went with them comes back.' })
  deletionIds?: string[];
  @UuidList({ optional: true, max: 1000 }) evaluationIds?: string[];
}

class LeftResponse {
  @Text() name: string;
  @Text() code: string;
  @Text() message: string;
}

export class RestoredResponse {
  @Int() restoredCount: number;
}

export class TrashRestoredResponse extends RestoredResponse {
  @ListOf(() => LeftResponse, { about: 'What stays in the trash, and why.' }) left: LeftResponse[];

  static from({ restoredCount, left }: Restored, language: Language): TrashRestoredResponse {
    return {
      restoredCount,
      left: left.map(({ name, code, params }) => ({
        name,
        code,
        message: messageOf(code, language, params),
      })),
    };
  }
}
