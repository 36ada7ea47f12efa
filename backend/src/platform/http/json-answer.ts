import type { Response } from 'express';

/** Sends JSON that is already written, as it is. */
export function sendJson(response: Response, json: string): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(json));
  response.end(json);
}
