import { Int, Moment, Text } from '../../../platform/http/fields.js';
import type { ApiToken } from './api-token.entity.js';

const TEN_YEARS = 3650;

export class CreateTokenRequest {
  @Text({ min: 1, max: 100, about: 'What it is for; only you see it.' }) name: string;
  @Int({
    optional: true,
    nullable: true,
    min: 1,
    max: TEN_YEARS,
    about: 'Without it the token works until it is revoked.',
  })
  expiresInDays?: number | null;
}

export class TokenResponse {
  @Int() id: number;
  @Text() name: string;
  @Moment() createdAt: Date;
  @Moment({ nullable: true, about: 'Remembered once a minute at most.' }) lastUsedAt: Date | null;
  @Moment({ nullable: true }) expiresAt: Date | null;

  static from({ id, name, createdAt, lastUsedAt, expiresAt }: ApiToken): TokenResponse {
    return { id, name, createdAt, lastUsedAt, expiresAt };
  }
}

export class NewTokenResponse extends TokenResponse {
  @Text({ about: 'Shown in this answer and never again.' }) token: string;
}
