import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SuccessResponse } from '../../../platform/http/common.dto.js';
import { Call, Public } from '../../../platform/http/route-access.js';
import { LinkParam } from '../public-page/page.dto.js';
import {
  MadeLinkResponse,
  SharedLinkParam,
  SharedLinkResponse,
  ShareRequest,
  ShareResponse,
} from './sharing.dto.js';
import { SharedLinksService } from './shared-links.service.js';
import { SharingService } from './sharing.service.js';

@ApiTags('Public')
@Controller('evaluation')
export class SharingController {
  constructor(
    private readonly sharing: SharingService,
    private readonly links: SharedLinksService,
  ) {}

  @Post(':hashedUrl/share')
  @Public()
  @Call('Mails a shared link of the page to at most 5 addresses, by the owner’s link', ShareResponse, {
    errors: [403, 404],
  })
  sharePageByMail(
    @Param() { hashedUrl }: LinkParam,
    @Body() { emails }: ShareRequest,
  ): Promise<ShareResponse> {
    return this.sharing.share(hashedUrl, emails);
  }

  @Get(':hashedUrl/shared-links')
  @Public()
  @Call('The shared links of a page, newest first, by the owner’s link', [SharedLinkResponse], {
    errors: [403, 404],
  })
  listSharedLinks(@Param() { hashedUrl }: LinkParam): Promise<SharedLinkResponse[]> {
    return this.links.list(hashedUrl);
  }

  @Post(':hashedUrl/shared-links')
  @Public()
  @Call('Makes a shared link to hand on; 20 a day', MadeLinkResponse, {
    status: 201,
    errors: [403, 404, 429],
  })
  createSharedLink(@Param() { hashedUrl }: LinkParam): Promise<MadeLinkResponse> {
    return this.links.makeToCopy(hashedUrl);
  }

  @Delete(':hashedUrl/shared-links/:linkId')
  @Public()
  @Call('Revokes a shared link at once', SuccessResponse, { errors: [403, 404] })
  async revokeSharedLink(@Param() { hashedUrl, linkId }: SharedLinkParam): Promise<SuccessResponse> {
    await this.links.revoke(hashedUrl, linkId);
    return { success: true };
  }
}
