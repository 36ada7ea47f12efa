import { Body, Controller, Delete, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Keys } from '../../../platform/crypto/keys.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { caller } from '../../../platform/http/caller.js';
import { NumberIdParam, SuccessResponse } from '../../../platform/http/common.dto.js';
import { Admin, Call, Public } from '../../../platform/http/route-access.js';
import { browserOf, markBrowser } from '../sign-in/browser-cookie.js';
import { Entrance } from '../sign-in/entrance.js';
import { UserResponse } from '../sign-in/sign-in.dto.js';
import { originOf } from '../sign-in/strategies.js';
import { PasskeyRuleService } from './passkey-rule.service.js';
import { PasskeySignInService } from './passkey-sign-in.service.js';
import {
  AddPasskeyRequest,
  PasskeyOptionsResponse,
  PasskeyResponse,
  PasskeySignInRequest,
} from './passkeys.dto.js';
import { PasskeysService } from './passkeys.service.js';

@ApiTags('Own account')
@Controller('admin/passkeys')
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly rule: PasskeyRuleService,
  ) {}

  @Get()
  @Admin('nothing', { tokens: false, beforePasskey: true })
  @Call('Your passkeys, the oldest first', [PasskeyResponse])
  async listPasskeys(): Promise<PasskeyResponse[]> {
    const passkeys = await this.passkeys.listOf(caller().adminId!);
    return passkeys.map((passkey) => PasskeyResponse.from(passkey, this.rule.host));
  }

  @Post('options')
  @Admin('nothing', { tokens: false, beforePasskey: true })
  @Call(
    'What a browser needs to make you a passkey; within 10 minutes of signing in',
    PasskeyOptionsResponse,
    {
      errors: [403],
    },
  )
  async beginPasskey(): Promise<PasskeyOptionsResponse> {
    return { options: await this.passkeys.optionsToAdd() };
  }

  @Post()
  @Admin('nothing', { tokens: false, beforePasskey: true })
  @Call('Adds a passkey that a browser has just made; the session counts as opened by it', PasskeyResponse, {
    status: 201,
    errors: [403, 409],
  })
  async addPasskey(@Body() request: AddPasskeyRequest): Promise<PasskeyResponse> {
    return PasskeyResponse.from(await this.passkeys.add(request), this.rule.host);
  }

  @Delete(':id')
  @Admin('nothing', { tokens: false })
  @Call('Removes one of your passkeys, and ends the other sessions that it opened', SuccessResponse, {
    errors: [404, 409],
  })
  async removePasskey(@Param() { id }: NumberIdParam): Promise<SuccessResponse> {
    await this.passkeys.remove(id);
    return { success: true };
  }
}

@ApiTags('Sign-in')
@Controller('passkey-sign-in')
export class PasskeySignInController {
  private readonly secure: boolean;

  constructor(
    private readonly signIn: PasskeySignInService,
    private readonly entrance: Entrance,
    private readonly keys: Keys,
    @InjectEnv() { publicUrl }: ReadyEnv,
  ) {
    this.secure = publicUrl.startsWith('https:');
  }

  @Post('options')
  @Public()
  @Call('What a browser needs to sign in with a passkey', PasskeyOptionsResponse, { errors: [429] })
  async beginPasskeySignIn(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PasskeyOptionsResponse> {
    const browser = markBrowser(request, response, this.secure);
    return { options: await this.signIn.options(browser, request.ip ?? '') };
  }

  @Post()
  @Public()
  @Call('Signs in with a passkey', UserResponse, { errors: [401, 429] })
  async signInWithPasskey(
    @Body() body: PasskeySignInRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserResponse> {
    const { admin, passkeyId } = await this.signIn.verify(body, browserOf(request), (email) =>
      originOf(request, this.keys, email),
    );
    return this.entrance.enter(admin, response, passkeyId);
  }
}
