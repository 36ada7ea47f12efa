import type { NextFunction, Request, Response } from 'express';
import { BadRequest } from '../errors/app-error.js';

const MAX_DEPTH = 20;

/** Refuses JSON that is nested deeper than any call needs, before anything walks through it. */
export function shallowBody(request: Request, _response: Response, next: NextFunction): void {
  next(isDeeper(request.body, MAX_DEPTH) ? new BadRequest('body_too_deep') : undefined);
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));
