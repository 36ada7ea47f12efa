import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { caller } from '../../../platform/http/caller.js';
import { NumberIdParam, SuccessResponse } from '../../../platform/http/common.dto.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { SessionCookie } from '../sign-in/session-cookie.js';
import { AdminImpactQuery } from './admin-impact.query.js';
import { AdminUsersService, type ShownAdmin } from './admin-users.service.js';
import {
  AdminImpactParams,
  AdminImpactResponse,
  AdminResponse,
  AdminUserRequest,
  AdminUserResponse,
  ListedAdminResponse,
} from './admins.dto.js';
import { AdminsService } from './admins.service.js';

@ApiTags('Admin users')
@Controller('admin/users')
export class AdminUsersController {
  constructor(
    private readonly admins: AdminUsersService,
    private readonly impact: AdminImpactQuery,
    private readonly cookie: SessionCookie,
  ) {}

  @Get()
  @Admin('nothing', { tokens: false })
  @Call('All admins, by id', [ListedAdminResponse])
  async listAdmins(): Promise<ListedAdminResponse[]> {
    const admins = await this.admins.list();
    return admins.map((admin) => ({ ...responseOf(admin), passkeys: admin.passkeys }));
  }

  @Post()
  @Admin('nothing', { tokens: false })
  @Call('Adds an admin, who gets a mail about it', AdminUserResponse, { status: 201, errors: [409] })
  async createAdmin(@Body() { email }: AdminUserRequest): Promise<AdminUserResponse> {
    return responseOf(await this.admins.add(email));
  }

  @Patch(':id')
  @Admin('nothing', { tokens: false })
  @Call(
    'Gives an admin another e-mail address: ends their sessions, password and tokens, keeps only grants that you hold, too',
    AdminUserResponse,
    { errors: [404, 409] },
  )
  async updateAdmin(
    @Param() { id }: NumberIdParam,
    @Body() { email }: AdminUserRequest,
  ): Promise<AdminUserResponse> {
    return responseOf(await this.admins.changeEmail(id, email));
  }

  @Get(':id/impact')
  @Admin('nothing', { tokens: false })
  @Call('What a deletion or another address takes from an admin, and what forbids it', AdminImpactResponse, {
    errors: [404],
  })
  async getAdminImpact(
    @Param() { id }: NumberIdParam,
    @Query() { change = 'deletion' }: AdminImpactParams,
  ): Promise<AdminImpactResponse> {
    await this.admins.one(id);
    return this.impact.of(id, change, caller().adminId!);
  }

  @Delete(':id')
  @Admin('nothing', { tokens: false })
  @Call('Deletes an admin and signs them out', SuccessResponse, { errors: [404, 409] })
  async deleteAdmin(
    @Param() { id }: NumberIdParam,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SuccessResponse> {
    await this.admins.remove(id, caller().adminId!);
    if (id === caller().adminId) this.cookie.clear(response);
    return { success: true };
  }

  @Delete(':id/passkeys')
  @Admin('nothing', { tokens: false })
  @Call('Removes all passkeys of another admin, who has lost theirs, and signs them out', SuccessResponse, {
    errors: [404, 409],
  })
  async removePasskeysOfAdmin(@Param() { id }: NumberIdParam): Promise<SuccessResponse> {
    await this.admins.removePasskeys(id);
    return { success: true };
  }

  @Post(':id/sign-out')
  @Admin('nothing', { tokens: false })
  @Call('Ends all sessions of an admin', SuccessResponse, { errors: [404] })
  async signOutAdmin(@Param() { id }: NumberIdParam): Promise<SuccessResponse> {
    await this.admins.signOut(id);
    return { success: true };
  }
}

const responseOf = ({ id, email, createdAt }: ShownAdmin): AdminUserResponse => ({ id, email, createdAt });

@ApiTags('Access')
@Controller('admin/admins')
export class AdminsController {
  constructor(private readonly admins: AdminsService) {}

  @Get()
  @Admin('nothing', { tokens: false })
  @Call('All admins, to choose one or to say who wrote a text', [AdminResponse])
  listAdminNames(): Promise<AdminResponse[]> {
    return this.admins.list();
  }
}
