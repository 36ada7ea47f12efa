import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { BadRequest } from '../errors/app-error.js';

/** Fields are checked by their DTO; unknown ones are refused; errors name the field. */
export const createValidationPipe = () =>
  new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => {
      const details = errors.flatMap((error) => flatten(error));
      return new BadRequest(
        'validation_failed',
        { fields: details.map(({ field }) => field).join(', ') },
        details,
      );
    },
  });

interface FieldProblem {
  field: string;
  problem: string;
}

function flatten(error: ValidationError, path = ''): FieldProblem[] {
  const field = path ? `${path}.${error.property}` : error.property;
  const own = Object.values(error.constraints ?? {}).map((problem) => ({ field, problem }));
  return [...own, ...(error.children ?? []).flatMap((child) => flatten(child, field))];
}
