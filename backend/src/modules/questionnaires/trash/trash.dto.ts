import { Uuid } from '../../../platform/http/fields.js';

export class UndoableResponse {
  @Uuid({ about: 'By which it is undone (POST /api/admin/trash/restore).' }) deletionId: string;
}
