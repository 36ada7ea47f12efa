import { ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';

/** Documents the headers that `tellTotal` sets. */
export const Paged = (
  more: Record<string, { description: string; schema: { type: 'string' } }> = {},
): MethodDecorator =>
  ApiOkResponse({
    headers: {
      ...more,
      'X-Total-Count': { description: 'How many there are in all', schema: { type: 'integer' } },
      'X-Total-Capped': {
        description: 'true where there are more than the count says',
        schema: { type: 'string' },
      },
    },
  });

/** Sets the headers that say how many rows there are in all, and whether counting stopped there. */
export function tellTotal(
  response: Response,
  { total, isCapped }: { total: number; isCapped: boolean },
): void {
  response.setHeader('X-Total-Count', String(total));
  if (isCapped) response.setHeader('X-Total-Capped', 'true');
}
