import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { AdminResponse } from './admins.dto.js';
import { AdminsService } from './admins.service.js';

@ApiTags('Access')
@Controller('admin/admins')
export class AdminsController {
  constructor(private readonly admins: AdminsService) {}

  @Get()
  @Admin('nothing', { tokens: false })
  @Call('All admins, to choose one or to say who wrote a text', [AdminResponse])
  list(): Promise<AdminResponse[]> {
    return this.admins.list();
  }
}
