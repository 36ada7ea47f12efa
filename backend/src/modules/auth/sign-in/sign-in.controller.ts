import { Body, Controller, Delete, Get, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Audit } from '../../../platform/audit/audit.js';
import { Keys } from '../../../platform/crypto/keys.js';
import { caller } from '../../../platform/http/caller.js';
import { SuccessResponse } from '../../../platform/http/common.dto.js';
import { Admin, Call, Public } from '../../../platform/http/route-access.js';
import { AdminUsersService } from '../admins/admin-users.service.js';
import type { AdminUser } from '../admins/admin.entity.js';
import { AdminsService } from '../admins/admins.service.js';
import { Entrance } from './entrance.js';
import { SessionCookie } from './session-cookie.js';
import { SessionsService } from './sessions.service.js';
import {
  LoginRequest,
  RegisterRequest,
  SendCodeRequest,
  UserResponse,
  VerifyCodeRequest,
} from './sign-in.dto.js';
import { SignInService } from './sign-in.service.js';
import { CodeSignInGuard, originOf, PasswordSignInGuard } from './strategies.js';

@ApiTags('Sign-in')
@Controller()
export class SignInController {
  constructor(
    private readonly signIn: SignInService,
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
    private readonly admins: AdminsService,
    private readonly entrance: Entrance,
    private readonly keys: Keys,
    private readonly audit: Audit,
  ) {}

  @Get('user')
  @Admin('nothing', { tokens: true, bound: true, beforePasskey: true })
  @Call('Who is signed in', UserResponse)
  async getOwnUser(): Promise<UserResponse> {
    const { adminId, chosenQuestionnaireId } = caller();
    return this.admins.describe((await this.admins.byId(adminId!))!, chosenQuestionnaireId);
  }

  @Post('admin/send-magic-link')
  @Public()
  @Call(
    'Mails a sign-in code, if the address is an admin’s; the answer is the same either way',
    SuccessResponse,
    {
      errors: [429],
    },
  )
  async sendSignInCode(
    @Body() { email, lang }: SendCodeRequest,
    @Req() request: Request,
  ): Promise<SuccessResponse> {
    await this.signIn.sendCode(email, lang ?? caller().language, request.ip ?? '');
    return { success: true };
  }

  @Post('admin/verify-magic-link')
  @Public()
  @UseGuards(CodeSignInGuard)
  @ApiBody({ type: VerifyCodeRequest })
  @Call('Signs in with an e-mailed code', UserResponse, { errors: [401, 403, 429] })
  signInWithCode(
    @Req() { user }: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserResponse> {
    return this.entrance.enter(user as AdminUser, response, null);
  }

  @Post('login')
  @Public()
  @UseGuards(PasswordSignInGuard)
  @ApiBody({ type: LoginRequest })
  @Call('Signs in with a password', UserResponse, { errors: [401, 403, 429] })
  signInWithPassword(
    @Req() { user }: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserResponse> {
    return this.entrance.enter(user as AdminUser, response, null);
  }

  @Post('register')
  @Public()
  @Call('Sets the password of an existing admin, against an e-mailed code, and signs in', UserResponse, {
    errors: [403, 429],
  })
  async setPassword(
    @Body() body: RegisterRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserResponse> {
    const admin = await this.signIn.setPassword(
      body.email,
      body.token,
      body.password,
      originOf(request, this.keys, body.email),
    );
    // Who sets it in an open session stays signed in as they are.
    const { adminId, passkeyId } = caller();
    return this.entrance.enter(admin, response, adminId === admin.id ? passkeyId : null);
  }

  @Post('logout')
  @Public()
  @Call('Signs out', SuccessResponse)
  async signOut(@Res({ passthrough: true }) response: Response): Promise<SuccessResponse> {
    if (caller().adminId !== null) await this.audit.record({ action: 'sign-out', questionnaireId: null });
    await this.sessions.end();
    this.cookie.clear(response);
    return { success: true };
  }
}

/** What admins do with their own ways in. */
@ApiTags('Own account')
@Controller()
export class OwnAccountController {
  constructor(
    private readonly signIn: SignInService,
    private readonly admins: AdminUsersService,
    private readonly cookie: SessionCookie,
  ) {}

  @Delete('admin/password')
  @Admin('nothing', { tokens: false })
  @Call('Removes your password; signing in by e-mailed code stays', SuccessResponse)
  async removePassword(): Promise<SuccessResponse> {
    await this.signIn.removePassword(caller().adminId!);
    return { success: true };
  }

  @Post('sign-out-everywhere')
  @Admin('nothing', { tokens: false })
  @Call('Ends all your sessions, this one included', SuccessResponse)
  async signOutEverywhere(@Res({ passthrough: true }) response: Response): Promise<SuccessResponse> {
    await this.admins.signOut(caller().adminId!);
    this.cookie.clear(response);
    return { success: true };
  }
}
