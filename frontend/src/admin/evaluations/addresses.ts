import { generatePath } from 'react-router-dom';
import { paths } from '../screens.ts';

/** The page of one evaluation. */
export function evaluationAddress(id: string): string {
  return generatePath(paths.evaluation, { id });
}

/** The queue of what waits for approval, beginning with one of it. */
export function reviewAddress(id?: string): string {
  return id === undefined ? paths.review : `${paths.review}?edit=${id}`;
}
