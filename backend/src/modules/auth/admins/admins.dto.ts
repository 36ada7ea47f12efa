import { Int, Text } from '../../../platform/http/fields.js';

export class AdminResponse {
  @Int() id: number;
  @Text() email: string;
}
