import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
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

const Card = z.object({ id: z.string().min(1).max(60) });
const Cards = z.array(Card.extend({ desc: z.string().default('') }));
interface TrelloCall {
  /** Path template for the log. */
  path: string;
  url: string;
  /** Sent as JSON, by a POST unless the method says otherwise; without it the call only reads. */
  body?: object;
  method?: 'PUT';
}

export interface NewCard {
  idList: string;
  name: string;
  desc: string;
}

/** Trello's API as it is used here; key and token travel in the header, never in the address (rules: outgoing calls). */
@Injectable()
export class TrelloApiService {
  constructor(
    private readonly http: HttpClient,
    private readonly settings: SettingsService,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  /** Key and token of the settings; null unless both are there. */
  async access(): Promise<TrelloAccess | null> {
    const { trello_api_key: key, trello_token: token } = await this.settings.read(
      'trello_api_key',
      'trello_token',
    );
    return key !== null && token !== null ? { key, token } : null;
  }

  /** Open boards with their open lists. Throws TrelloProblem. */
  async boards(access: TrelloAccess): Promise<TrelloBoard[]> {
    const boards = await this.ask(access, Boards, {
      path: '/1/members/me/boards',
      url: '/1/members/me/boards?filter=open&fields=name,url&lists=open',
    });
    return boards.map((board) => ({ ...board, lists: board.lists.filter(({ closed }) => !closed) }));
  }

  /** Throws TrelloProblem. */
  list(access: TrelloAccess, id: string): Promise<TrelloList> {
    return this.ask(access, List, {
      path: '/1/lists/{id}',
      url: `/1/lists/${encodeURIComponent(id)}?fields=name,closed,idBoard`,
    });
  }

  /** Makes a card on top of its list; answers its id. Made twice it is there twice. Throws TrelloProblem. */
  async makeCard(access: TrelloAccess, card: NewCard): Promise<string> {
    const body = { ...card, pos: 'top' };
    const { id } = await this.ask(access, Card, { path: '/1/cards', url: '/1/cards', body });
    return id;
  }

  /** The id of the list's card whose description ends with the marker; null when there is none. Throws TrelloProblem. */
  async findCard(access: TrelloAccess, listId: string, marker: string): Promise<string | null> {
    const cards = await this.ask(access, Cards, {
      path: '/1/lists/{id}/cards',
      url: `/1/lists/${encodeURIComponent(listId)}/cards?fields=name,desc,shortLink`,
    });
    return cards.find(({ desc }) => desc.trimEnd().endsWith(marker))?.id ?? null;
  }

  /** Throws TrelloProblem; its `isUnknownObject` means that the card is gone. */
  async comment(access: TrelloAccess, cardId: string, text: string): Promise<void> {
    await this.ask(access, Card, {
      path: '/1/cards/{id}/actions/comments',
      url: `/1/cards/${encodeURIComponent(cardId)}/actions/comments`,
      body: { text },
    });
  }

  private async ask<T>(access: TrelloAccess, shape: z.ZodType<T>, call: TrelloCall): Promise<T> {
    const url = new URL(call.url, this.env.trelloBase);
    const answer = await this.http
      .requestJson({
        service: 'trello',
        url,
        path: call.path,
        allowedHosts: [url.host],
        method: call.method ?? (call.body ? 'POST' : 'GET'),
        headers: {
          authorization: `OAuth oauth_consumer_key="${access.key}", oauth_token="${access.token}"`,
          accept: 'application/json',
          ...(call.body ? { 'content-type': 'application/json' } : {}),
        },
        body: call.body ? JSON.stringify(call.body) : null,
      })
      .catch((error: unknown) => {
        throw error instanceof OutboundError ? trelloProblemOf(error) : error;
      });
    const read = shape.safeParse(answer.json);
    if (!read.success) throw new TrelloProblem('trello_unavailable', 503);
    return read.data;
  }
}
