import { Flag, Text, Uuid } from '../../../platform/http/fields.js';
import { TextList } from '../../../platform/http/list-fields.js';
import type { SavedView } from './saved-view.entity.js';

const QUERY = 'The query part of the table’s address: filters, order, columns.';

export class SaveViewRequest {
  @Text({ min: 1, max: 60 }) name: string;
  @Text({ max: 1000, about: QUERY }) query: string;
  @Flag({ optional: true, about: 'Colleagues who may manage the questionnaire see it, too.' })
  isShared?: boolean;
}

export class ChangeViewRequest {
  @Text({ optional: true, min: 1, max: 60 }) name?: string;
  @Text({ optional: true, max: 1000, about: QUERY }) query?: string;
  @Flag({ optional: true }) isShared?: boolean;
}

export class SavedViewResponse {
  @Uuid() id: string;
  @Text() name: string;
  @Text({ about: QUERY }) query: string;
  @Flag() isShared: boolean;
  @Flag({ about: 'The caller has saved it, and alone may change or remove it.' }) isOwn: boolean;

  static from({ id, name, query, isShared, adminId }: SavedView, caller: number): SavedViewResponse {
    return { id, name, query, isShared, isOwn: adminId === caller };
  }
}

export class TableColumnsRequest {
  @TextList({ max: 30, maxLength: 30, about: 'In their order; none brings the usual ones back.' })
  columns: string[];
}

export class TableColumnsResponse {
  @TextList({ about: 'None: the usual ones.' }) columns: string[];
}
