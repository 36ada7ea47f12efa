import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import { NumberIdParam, SuccessResponse } from '../../../platform/http/common.dto.js';
import { Flag, Int, Moment, Text } from '../../../platform/http/fields.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import type { ApiToken } from './api-token.entity.js';
import { ApiTokensService } from './api-tokens.service.js';

const TEN_YEARS = 3650;

class CreateTokenRequest {
  @Text({ min: 1, max: 100, about: 'What it is for; only you see it.' }) name: string;
  @Int({
    optional: true,
    nullable: true,
    min: 1,
    max: TEN_YEARS,
    about: 'Without it the token works until it is revoked.',
  })
  expiresInDays?: number | null;
  @Flag({ optional: true, about: 'It may only read (GET).' }) readsOnly?: boolean;
  @Int({
    optional: true,
    nullable: true,
    min: 1,
    about: 'The only questionnaire that it opens; without it all that you may manage.',
  })
  questionnaireId?: number | null;
}

class TokenResponse {
  @Int() id: number;
  @Text() name: string;
  @Flag({ about: 'It may only read (GET).' }) readsOnly: boolean;
  @Int({ nullable: true, about: 'The only questionnaire that it opens.' }) questionnaireId: number | null;
  @Moment() createdAt: Date;
  @Moment({ nullable: true, about: 'Remembered once a minute at most.' }) lastUsedAt: Date | null;
  @Moment({ nullable: true }) expiresAt: Date | null;

  static from(token: ApiToken): TokenResponse {
    const { id, name, readsOnly, questionnaireId, createdAt, lastUsedAt, expiresAt } = token;
    return { id, name, readsOnly, questionnaireId, createdAt, lastUsedAt, expiresAt };
  }
}

class NewTokenResponse extends TokenResponse {
  @Text({ about: 'Shown in this answer and never again.' }) token: string;
}

@ApiTags('Own account')
@Controller('admin/tokens')
export class ApiTokensController {
  constructor(private readonly tokens: ApiTokensService) {}

  @Get()
  @Admin('nothing', { tokens: false })
  @Call('Your API tokens; none of them in full', [TokenResponse])
  async listTokens(): Promise<TokenResponse[]> {
    return (await this.tokens.listOf(caller().adminId!)).map((token) => TokenResponse.from(token));
  }

  @Post()
  @Admin('nothing', { tokens: false })
  @Call('Makes an API token, which is shown in this answer alone', NewTokenResponse, {
    status: 201,
    errors: [403, 409],
  })
  async createToken(@Body() request: CreateTokenRequest): Promise<NewTokenResponse> {
    const { name, expiresInDays = null, readsOnly = false, questionnaireId = null } = request;
    const wish = { name, expiresInDays, readsOnly, questionnaireId };
    const { made, token } = await this.tokens.create(caller().adminId!, wish);
    return { ...TokenResponse.from(made), token };
  }

  @Delete(':id')
  @Admin('nothing', { tokens: false })
  @Call('Revokes one of your API tokens; it stops working at once', SuccessResponse, { errors: [404] })
  async revokeToken(@Param() { id }: NumberIdParam): Promise<SuccessResponse> {
    await this.tokens.revoke(caller().adminId!, id);
    return { success: true };
  }
}
