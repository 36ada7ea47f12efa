import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import { NumberIdParam } from '../../../platform/http/common.dto.js';
import { Uuid } from '../../../platform/http/fields.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import {
  ChangeViewRequest,
  SavedViewResponse,
  SaveViewRequest,
  TableColumnsRequest,
  TableColumnsResponse,
} from './views.dto.js';
import { ViewsService } from './views.service.js';

class ViewParams extends NumberIdParam {
  @Uuid({ about: 'Id of the saved view.' }) viewId: string;
}

@ApiTags('Evaluations')
@Controller('admin/questionnaires/:id/views')
@Admin({ of: 'questionnaire', by: 'id' }, { tokens: false })
export class ViewsController {
  constructor(private readonly views: ViewsService) {}

  @Get()
  @Call('Your views of the questionnaire’s evaluations, and those that colleagues share', [SavedViewResponse])
  async listQuestionnaireViews(@Param() { id }: NumberIdParam): Promise<SavedViewResponse[]> {
    const adminId = caller().adminId!;
    const views = await this.views.list(id, adminId);
    return views.map((view) => SavedViewResponse.from(view, adminId));
  }

  @Post()
  @Call('Saves a view under a name', [SavedViewResponse], { status: 201, errors: [409] })
  async createQuestionnaireView(
    @Param() { id }: NumberIdParam,
    @Body() request: SaveViewRequest,
  ): Promise<SavedViewResponse[]> {
    await this.views.save(id, caller().adminId!, request);
    return this.listQuestionnaireViews({ id });
  }

  @Patch(':viewId')
  @Call('Changes a view of yours', [SavedViewResponse])
  async updateQuestionnaireView(
    @Param() { id, viewId }: ViewParams,
    @Body() request: ChangeViewRequest,
  ): Promise<SavedViewResponse[]> {
    await this.views.change(id, caller().adminId!, viewId, request);
    return this.listQuestionnaireViews({ id });
  }

  @Delete(':viewId')
  @HttpCode(200)
  @Call('Removes a view of yours', [SavedViewResponse])
  async deleteQuestionnaireView(@Param() { id, viewId }: ViewParams): Promise<SavedViewResponse[]> {
    await this.views.remove(id, caller().adminId!, viewId);
    return this.listQuestionnaireViews({ id });
  }
}

@ApiTags('Own account')
@Controller('admin/table-columns')
@Admin('nothing', { tokens: false })
export class TableColumnsController {
  constructor(private readonly views: ViewsService) {}

  @Get()
  @Call('Which columns of the evaluation table you see', TableColumnsResponse)
  async getTableColumns(): Promise<TableColumnsResponse> {
    return { columns: await this.views.columnsOf(caller().adminId!) };
  }

  @Put()
  @Call('Chooses them, for you alone', TableColumnsResponse)
  async updateTableColumn(@Body() { columns }: TableColumnsRequest): Promise<TableColumnsResponse> {
    await this.views.chooseColumns(caller().adminId!, columns);
    return this.getTableColumns();
  }
}
