import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { cleanText } from '../text/clean-text.js';
import { isEmailAddress } from '../text/email-address.js';
import { isWebAddress } from '../text/web-address.js';

/**
 * One decorator per field validates and documents: a DTO reads like the specification's table.
 * Request fields are scalars; text is cleaned of NUL and lone surrogates, which Postgres can't keep.
 */
export interface FieldOptions {
  optional?: boolean;
  nullable?: boolean;
  about?: string;
  example?: unknown;
}

/** What the API documents say of a field. */
export const document = (
  { optional, nullable, about, example }: FieldOptions,
  more: ApiPropertyOptions = {},
) => {
  const options = { ...more, nullable: nullable ?? false, description: about, example } as ApiPropertyOptions;
  return optional ? ApiPropertyOptional(options) : ApiProperty(options);
};

/** Whether a field may be left out or be null. */
export const presence = ({ optional, nullable }: FieldOptions) => [
  ...(optional ? [ValidateIf((_object, value) => value !== undefined)] : []),
  ...(nullable ? [IsOptional()] : []),
];

/** A character that a person can see. */
const VISIBLE = /[^\s\u00ad\u200b-\u200f\u2060\ufeff]/;

const cleaned = (value: unknown) => (typeof value === 'string' ? cleanText(value) : value);
const trimmed = (value: unknown) => (typeof value === 'string' ? (cleaned(value) as string).trim() : value);

/** Trimmed unless said otherwise; '' becomes null where null is allowed. */
export function Text(
  options: FieldOptions & { min?: number; max?: number; trim?: boolean } = {},
): PropertyDecorator {
  const { min = 0, max = 2000, trim = true } = options;
  return applyDecorators(
    document(options, { type: String, minLength: min || undefined, maxLength: max }),
    ...presence(options),
    Transform(({ value }) => {
      const text = trim ? trimmed(value) : cleaned(value);
      return options.nullable && text === '' ? null : text;
    }),
    IsString(),
    ...(min > 0 ? [Matches(VISIBLE, { message: '$property must not be blank' })] : []),
    MinLength(min),
    MaxLength(max),
  );
}

/** An http or https address; '' becomes null where null is allowed. `complete` makes one of shorter ways to write it. */
export function WebAddress(
  options: FieldOptions & { complete?: (text: string) => string } = {},
): PropertyDecorator {
  const { complete = (text: string) => text } = options;
  return applyDecorators(
    document(options, { type: String, ...(options.complete ? {} : { format: 'uri' }), maxLength: 2000 }),
    ...presence(options),
    Transform(({ value }) => {
      const text = typeof value === 'string' ? complete(trimmed(value) as string) : (value as unknown);
      if (options.nullable && text === '') return null;
      return typeof text === 'string' && !isWebAddress(text) ? false : text;
    }),
    IsString({ message: '$property must be a web address that begins with http:// or https://' }),
    MaxLength(2000),
  );
}

/** An e-mail address, in lower case; '' becomes null where null is allowed. */
export function Email(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    document(options, { type: String, format: 'email', maxLength: 254 }),
    ...presence(options),
    Transform(({ value }) => {
      const text = trimmed(value);
      if (options.nullable && text === '') return null;
      return typeof text === 'string' && isEmailAddress(text) ? text.toLowerCase() : false;
    }),
    IsString({ message: '$property must be an e-mail address' }),
  );
}

export function Int(options: FieldOptions & { min?: number; max?: number } = {}): PropertyDecorator {
  const { min = 0, max = 2_147_483_647 } = options;
  return applyDecorators(
    document(options, { type: 'integer', minimum: min, maximum: max }),
    ...presence(options),
    IsInt(),
    Min(min),
    Max(max),
  );
}

/** A whole number that arrives as text, in a path or query. */
export function QueryInt(options: FieldOptions & { min?: number; max?: number } = {}): PropertyDecorator {
  return applyDecorators(
    Type(() => Number),
    Int(options),
  );
}

export function Num(options: FieldOptions & { min?: number; max?: number } = {}): PropertyDecorator {
  const { min = 0, max = 1e9 } = options;
  return applyDecorators(
    document(options, { type: Number, minimum: min, maximum: max }),
    ...presence(options),
    IsNumber({ allowInfinity: false, allowNaN: false }),
    Min(min),
    Max(max),
  );
}

export function Flag(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(document(options, { type: Boolean }), ...presence(options), IsBoolean());
}

export function QueryFlag(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    document(options, { type: Boolean }),
    ...presence(options),
    Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : (value as unknown))),
    IsBoolean(),
  );
}

export function Choice(choices: readonly string[], options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    document(options, { type: String, enum: [...choices] }),
    ...presence(options),
    IsIn([...choices]),
  );
}

export function Uuid(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(document(options, { type: String, format: 'uuid' }), ...presence(options), IsUUID());
}

/** A moment in an answer; requests hold calendar days. */
export function Moment(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(document(options, { type: String, format: 'date-time' }));
}

/** A nested object of a request or answer. Swagger knows a lazy type by the function's name, hence the wrapping. */
export function Nested(type: () => new () => object, options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    document(options, { type: () => type() }),
    ...presence(options),
    // ValidateNested alone takes a list of them, too.
    IsObject(),
    ValidateNested(),
    Type(type),
  );
}

/** A value of any JSON shape, in answers only. */
export function AnyJson(options: FieldOptions = {}): PropertyDecorator {
  return document(options, { type: 'object', additionalProperties: true });
}

/** A field that answers carry and writes may repeat: accepted, ignored. */
export function ReadOnly(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      readOnly: true,
      description: options.about ?? 'Read-only: accepted and ignored in writes.',
    }),
    IsOptional(),
  );
}
