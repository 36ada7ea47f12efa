import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/common.dto.js';
import { Int, Moment, Text, Uuid } from '../../../platform/http/fields.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import type { EvaluationNote } from './evaluation-note.entity.js';
import { NotesService } from './notes.service.js';

class NoteParams extends IdParam {
  @Uuid() noteId: string;
}

class NoteRequest {
  @Text({ min: 1, max: 2000 }) text: string;
}

class NoteResponse {
  @Uuid() id: string;
  @Int({ about: 'Who wrote it.' }) adminId: number;
  @Text() text: string;
  @Moment() createdAt: Date;
  @Moment({ nullable: true }) editedAt: Date | null;

  static from({ id, adminId, text, createdAt, editedAt }: EvaluationNote): NoteResponse {
    return { id, adminId, text, createdAt, editedAt };
  }
}

@ApiTags('Evaluations')
@Controller('admin/evaluation/:id/notes')
@Admin({ of: 'evaluation', by: 'id' })
export class NotesController {
  constructor(private readonly notes: NotesService) {}

  @Get()
  @Call('What colleagues have noted among themselves, newest first', [NoteResponse])
  async listEvaluationNotes(@Param() { id }: IdParam): Promise<NoteResponse[]> {
    return (await this.notes.list(id)).map((note) => NoteResponse.from(note));
  }

  @Post()
  @Call('Adds a note', [NoteResponse], { status: 201, errors: [409] })
  async createEvaluationNote(
    @Param() { id }: IdParam,
    @Body() { text }: NoteRequest,
  ): Promise<NoteResponse[]> {
    await this.notes.add(id, text);
    return this.listEvaluationNotes({ id });
  }

  @Put(':noteId')
  @Call('Changes a note of yours', [NoteResponse], { errors: [403] })
  async updateEvaluationNote(
    @Param() { id, noteId }: NoteParams,
    @Body() { text }: NoteRequest,
  ): Promise<NoteResponse[]> {
    await this.notes.change(id, noteId, text);
    return this.listEvaluationNotes({ id });
  }

  @Delete(':noteId')
  @HttpCode(200)
  @Call('Deletes a note of yours', [NoteResponse], { errors: [403] })
  async deleteEvaluationNote(@Param() { id, noteId }: NoteParams): Promise<NoteResponse[]> {
    await this.notes.remove(id, noteId);
    return this.listEvaluationNotes({ id });
  }
}
