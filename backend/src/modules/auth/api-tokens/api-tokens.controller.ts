import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import { NumberIdParam, SuccessResponse } from '../../../platform/http/common.dto.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { CreateTokenRequest, NewTokenResponse, TokenResponse } from './api-tokens.dto.js';
import { ApiTokensService } from './api-tokens.service.js';

@ApiTags('Own account')
@Controller('admin/tokens')
export class ApiTokensController {
  constructor(private readonly tokens: ApiTokensService) {}

  @Get()
  @Admin('nothing', { tokens: false })
  @Call('Your API tokens; none of them in full', [TokenResponse])
  async list(): Promise<TokenResponse[]> {
    return (await this.tokens.listOf(caller().adminId!)).map((token) => TokenResponse.from(token));
  }

  @Post()
  @Admin('nothing', { tokens: false })
  @Call('Makes an API token, which is shown in this answer alone', NewTokenResponse, {
    status: 201,
    errors: [409],
  })
  async create(@Body() { name, expiresInDays }: CreateTokenRequest): Promise<NewTokenResponse> {
    const { made, token } = await this.tokens.create(caller().adminId!, name, expiresInDays ?? null);
    return { ...TokenResponse.from(made), token };
  }

  @Delete(':id')
  @Admin('nothing', { tokens: false })
  @Call('Revokes one of your API tokens; it stops working at once', SuccessResponse, { errors: [404] })
  async revoke(@Param() { id }: NumberIdParam): Promise<SuccessResponse> {
    await this.tokens.revoke(caller().adminId!, id);
    return { success: true };
  }
}
