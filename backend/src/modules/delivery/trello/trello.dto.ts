import { Text } from '../../../platform/http/fields.js';
import { ListOf } from '../../../platform/http/list-fields.js';
import type { TrelloBoard } from './trello-api.service.js';

export class TrelloListResponse {
  @Text() id: string;
  @Text() name: string;
}

/** A board of the Trello account, with the lists that cards can go to. */
export class TrelloBoardResponse {
  @Text() id: string;
  @Text() name: string;
  @ListOf(() => TrelloListResponse) lists: TrelloListResponse[];

  static from({ id, name, lists }: TrelloBoard): TrelloBoardResponse {
    return { id, name, lists: lists.map((list) => ({ id: list.id, name: list.name })) };
  }
}
