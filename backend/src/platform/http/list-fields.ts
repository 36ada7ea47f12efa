import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn } from 'class-validator';
import { document, presence, type FieldOptions } from './fields.js';

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
  options: FieldOptions & { max: number },
): PropertyDecorator {
  return applyDecorators(
    document(options, { type: () => type(), isArray: true, maxItems: options.max }),
    ...presence(options),
    IsArray(),
    ArrayMaxSize(options.max),
  );
}
