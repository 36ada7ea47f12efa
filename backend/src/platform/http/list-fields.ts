import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsObject,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { document, type FieldOptions, presence } from './fields.js';

/** A list of objects; like every field in fields.ts it validates and documents at once. */
export function ListOf(
  type: () => new () => object,
  options: FieldOptions & { max?: number } = {},
): PropertyDecorator {
  return applyDecorators(
    document(options, { type: () => type(), isArray: true }),
    ...presence(options),
    IsArray(),
    ArrayMaxSize(options.max ?? 1000),
    ValidateNested({ each: true }),
    Type(type),
  );
}

export function TextList(
  options: FieldOptions & { max?: number; maxLength?: number } = {},
): PropertyDecorator {
  return applyDecorators(
    document(options, { type: String, isArray: true }),
    ...presence(options),
    IsArray(),
    ArrayMaxSize(options.max ?? 1000),
    IsString({ each: true }),
    MaxLength(options.maxLength ?? 2000, { each: true }),
  );
}

export function UuidList(options: FieldOptions & { min?: number; max: number }): PropertyDecorator {
  return applyDecorators(
    document(options, {
      type: 'array',
      items: { type: 'string', format: 'uuid' },
      minItems: options.min,
      maxItems: options.max,
    }),
    ...presence(options),
    IsArray(),
    ArrayMinSize(options.min ?? 0),
    ArrayMaxSize(options.max),
    IsUUID(undefined, { each: true }),
  );
}

/** `max` is how many there may be, `most` how high each may be. */
export function IntList(
  options: FieldOptions & { min?: number; max: number; most?: number },
): PropertyDecorator {
  const { most = 2_147_483_647 } = options;
  return applyDecorators(
    document(options, {
      type: 'array',
      items: { type: 'integer', minimum: options.min ?? 0, maximum: options.most },
      maxItems: options.max,
    }),
    ...presence(options),
    IsArray(),
    ArrayMaxSize(options.max),
    IsInt({ each: true }),
    Min(options.min ?? 0, { each: true }),
    Max(most, { each: true }),
  );
}

/** A map with text keys, documented by the schema of its values; for answers. */
export function MapOf(value: Record<string, unknown>, options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    document(options, { type: 'object', additionalProperties: value }),
    ...presence(options),
    IsObject(),
  );
}
