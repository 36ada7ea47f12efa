import express, { type RequestHandler } from 'express';

const json = (limit: string): RequestHandler =>
  express.json({ limit, strict: true, type: 'application/json' });

/** Reads JSON of up to 1 MB, and of up to 10 MB for the paths that take files as JSON (rules: Calls from other sites). */
export function jsonBody(filePaths: readonly string[]): RequestHandler {
  const [usual, large] = [json('1mb'), json('10mb')];
  return (request, response, next) =>
    (filePaths.includes(request.path) ? large : usual)(request, response, next);
}
