import { Choice, Email, Flag, Int, Moment, ReadOnly, Text } from '../../../platform/http/fields.js';
import { ListOf } from '../../../platform/http/list-fields.js';

export class AdminResponse {
  @Int() id: number;
  @Text() email: string;
}

export class AdminUserRequest {
  @Email() email: string;
  @ReadOnly() id?: unknown;
  @ReadOnly() createdAt?: unknown;
}

export class AdminUserResponse extends AdminResponse {
  @Moment() createdAt: Date;
}

export class ListedAdminResponse extends AdminUserResponse {
  @Int({ about: 'How many passkeys they have.' }) passkeys: number;
}

export const PLANNED = ['deletion', 'email'] as const;
export type Planned = (typeof PLANNED)[number];

export class AdminImpactParams {
  @Choice(PLANNED, { optional: true, about: 'What is planned: a deletion if left out.' })
  change?: Planned;
}

export class NamedQuestionnaire {
  @Int() questionnaireId: number;
  @Text() name: string;
}

/** Questionnaires are named where you may see them, and counted otherwise. */
export class AdminImpactResponse {
  @ListOf(() => NamedQuestionnaire, { about: 'The access that falls away.' })
  grantsLost: NamedQuestionnaire[];
  @Int({ about: 'As many more, of which you may not know the names.' }) hiddenGrantsLost: number;
  @ListOf(() => NamedQuestionnaire, { about: 'Those that only this admin may manage: they forbid it.' })
  blocking: NamedQuestionnaire[];
  @Int() hiddenBlocking: number;
  @Flag({ about: 'The last admin can not be deleted.' }) isLastAdmin: boolean;
  @Int({ about: 'API tokens that stop working.' }) tokens: number;
}
