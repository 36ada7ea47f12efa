import { Controller, Delete, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { caller } from '../../../platform/http/caller.js';
import { SuccessResponse } from '../../../platform/http/common.dto.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { AdminUsersService } from '../admins/admin-users.service.js';
import { SessionCookie } from './session-cookie.js';
import { SignInService } from './sign-in.service.js';

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
