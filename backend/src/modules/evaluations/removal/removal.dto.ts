import { Int } from '../../../platform/http/fields.js';

export class DeletedResponse {
  @Int() deletedCount: number;
}

export class RestoredResponse {
  @Int() restoredCount: number;
}
