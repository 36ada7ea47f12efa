import { Choice } from '../http/fields.js';

export class LiveResponse {
  @Choice(['ok']) status: 'ok';
}

export class ReadyResponse {
  @Choice(['ok']) status: 'ok';
  @Choice(['ok']) database: 'ok';
  @Choice(['ok', 'away']) queue: 'ok' | 'away';
}
