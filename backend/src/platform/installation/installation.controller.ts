import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SuccessResponse } from '../http/common.dto.js';
import { Admin, Call } from '../http/route-access.js';
import { Installation } from './installation.js';

/** How a copy of the data becomes the real one (rules: copies). */
@ApiTags('Operation')
@Controller('admin/installation')
export class InstallationController {
  constructor(private readonly installation: Installation) {}

  @Post('move')
  @Admin('nothing', { tokens: false })
  @Call('The data is at home at this address from now on; what waits is sent', SuccessResponse)
  async createInstallationMove(): Promise<SuccessResponse> {
    await this.installation.moveHere();
    return { success: true };
  }
}
