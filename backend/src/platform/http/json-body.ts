import express, { type RequestHandler } from 'express';
import type { NextFunction, Request, Response } from 'express';
import { BadRequest } from '../errors/app-error.js';

const json = (limit: string): RequestHandler =>
  express.json({ limit, strict: true, type: 'application/json' });

/** Reads JSON of up to 1 MB, and of up to 10 MB for the paths that take files as JSON (rules: Calls from other sites). */
export function jsonBody(filePaths: readonly string[]): RequestHandler {
  const [usual, large] = [json('1mb'), json('10mb')];
  return (request, response, next) =>
    (filePaths.includes(request.path) ? large : usual)(request, response, next);
}

const MAX_DEPTH = 20;

/** Refuses JSON that is nested deeper than any call needs, before anything walks through it. */
export function shallowBody(request: Request, _response: Response, next: NextFunction): void {
  next(isDeeper(request.body, MAX_DEPTH) ? new BadRequest('body_too_deep') : undefined);
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));
