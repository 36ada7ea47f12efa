import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsDate, IsIn, IsString } from 'class-validator';
import { isDay } from '../time/time.js';
import { document, type FieldOptions, presence } from './fields.js';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

const isInstant = (text: string): boolean =>
  INSTANT.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));

/** A day (2026-11-21) or an instant (2026-11-21T08:00:00Z), as text, in a query. */
export function DayOrInstant(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    document(options, { type: String, example: '2026-11-21' }),
    ...presence(options),
    Transform(({ value }) =>
      typeof value === 'string' && (isDay(value) || isInstant(value)) ? value : null,
    ),
    IsString({
      message: '$property must be a day such as 2026-11-21, or an instant such as 2026-11-21T08:00:00Z',
    }),
  );
}

/** An instant with its zone, such as 2026-11-21T08:00:00Z, as a Date. */
export function Instant(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    document(options, { type: String, format: 'date-time' }),
    ...presence(options),
    Transform(({ value }) =>
      typeof value === 'string' ? (isInstant(value) ? new Date(value) : false) : (value as unknown),
    ),
    IsDate({ message: '$property must be an instant such as 2026-11-21T08:00:00Z' }),
  );
}

/** A day of the calendar from 1900 on, YYYY-MM-DD. */
export function Day(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    document(options, { type: String, format: 'date' }),
    ...presence(options),
    Transform(({ value }) =>
      isDay(value) || (options.nullable && value === null) ? (value as unknown) : false,
    ),
    IsString({ message: '$property must be a day like 2026-03-31' }),
  );
}

/** Some of the choices, in a query: repeated or separated by commas, in the caller's order. */
export function QueryChoices(choices: readonly string[], options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    document(options, { type: String, enum: [...choices], isArray: true }),
    ...presence(options),
    Transform(({ value }) =>
      typeof value === 'string' ? value.split(',').map((part) => part.trim()) : (value as unknown),
    ),
    IsArray(),
    ArrayMinSize(1),
    ArrayMaxSize(choices.length),
    IsIn([...choices], { each: true }),
  );
}

/** A list whose entries the service checks one by one, so that a wrong one does not refuse the others. */
export function UncheckedList(
  type: () => new () => object,
  options: FieldOptions & { min?: number; max: number },
): PropertyDecorator {
  const { min = 0, max } = options;
  return applyDecorators(
    document(options, { type: () => type(), isArray: true, minItems: min || undefined, maxItems: max }),
    ...presence(options),
    IsArray(),
    ArrayMinSize(min),
    ArrayMaxSize(max),
  );
}
