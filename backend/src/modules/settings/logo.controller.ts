import { Body, Controller, Delete, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Admin, Call } from '../../platform/http/route-access.js';
import { picturePath } from '../pictures/picture-name.js';
import { PictureRequest, PictureResponse } from '../pictures/pictures.dto.js';
import { LogoService } from './logo.service.js';

@ApiTags('Settings')
@Controller('admin/logo')
export class LogoController {
  constructor(private readonly logo: LogoService) {}

  @Put()
  @Admin('nothing', { tokens: false })
  @Call('Sets the organisation’s logo', PictureResponse)
  async updateLogo(@Body() { png }: PictureRequest): Promise<PictureResponse> {
    return { picture: picturePath(await this.logo.save(png)) };
  }

  @Delete()
  @Admin('nothing', { tokens: false })
  @Call('Takes the organisation’s logo away', PictureResponse)
  async deleteLogo(): Promise<PictureResponse> {
    await this.logo.remove();
    return { picture: null };
  }
}
