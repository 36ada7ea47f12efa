import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { ReadyEnv } from '../../../platform/env/embedded-secrets.js';
import { InjectEnv } from '../../../platform/env/env.token.js';
import { HttpClient } from '../../../platform/outbound/http-client.js';
import { OutboundError } from '../../../platform/outbound/outbound-error.js';
import { SettingsService } from '../../settings/settings.service.js';
import { TrelloProblem, trelloProblemOf } from './trello.errors.js';

export interface TrelloAccess {
  key: string;
  token: string;
}

const List = z.object({ id: z.string(), name: z.string(), closed: z.boolean().default(false) });
const Boards = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    url: z.string().default(''),
    lists: z.array(List).default([]),
  }),
);
export type TrelloList = z.infer<typeof List>;
export type TrelloBoard = z.infer<typeof Boards>[number];

interface TrelloCall {
  /** Path template for the log. */
  path: string;
  url: string;
}

/** Trello's API as it is used here; key and token travel in the header, never in the address (rules: outgoing calls). */
@Injectable()
export class TrelloApi {
  constructor(
    private readonly http: HttpClient,
    private readonly settings: SettingsService,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  /** Key and token of the settings; null unless both are there. */
  async access(): Promise<TrelloAccess | null> {
    const { trello_api_key: key, trello_token: token } = await this.settings.read('trello_api_key', 'trello_token'); // prettier-ignore
    return key !== null && token !== null ? { key, token } : null;
  }

  /** Open boards with their open lists. Throws TrelloProblem. */
  async boards(access: TrelloAccess): Promise<TrelloBoard[]> {
    const boards = await this.read(access, Boards, {
      path: '/1/members/me/boards',
      url: '/1/members/me/boards?filter=open&fields=name,url&lists=open',
    });
    return boards.map((board) => ({ ...board, lists: board.lists.filter(({ closed }) => !closed) }));
  }

  /** Throws TrelloProblem. */
  list(access: TrelloAccess, id: string): Promise<TrelloList> {
    return this.read(access, List, {
      path: '/1/lists/{id}',
      url: `/1/lists/${encodeURIComponent(id)}?fields=name,closed,idBoard`,
    });
  }

  private async read<T>(access: TrelloAccess, shape: z.ZodType<T>, call: TrelloCall): Promise<T> {
    const url = new URL(call.url, this.env.trelloBase);
    const answer = await this.http
      .requestJson({
        service: 'trello',
        url,
        path: call.path,
        allowedHosts: [url.host],
        headers: {
          authorization: `OAuth oauth_consumer_key="${access.key}", oauth_token="${access.token}"`,
          accept: 'application/json',
        },
      })
      .catch((error: unknown) => {
        throw error instanceof OutboundError ? trelloProblemOf(error) : error;
      });
    const read = shape.safeParse(answer.json);
    if (!read.success) throw new TrelloProblem('trello_unavailable', 503);
    return read.data;
  }
}
