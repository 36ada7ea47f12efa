import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** The one shape of every error. `code` is a stable machine word, `message` is in the caller's language. */
export class ErrorResponse {
  @ApiProperty({ type: 'integer', example: 409 }) statusCode: number;
  @ApiProperty({ example: 'evaluation_not_verifiable' }) code: string;
  @ApiProperty({ example: 'Only generated evaluations can be approved.' }) message: string;
  @ApiPropertyOptional({
    description: 'More about the error, such as the fields that were refused.',
    type: 'array',
    items: {
      type: 'object',
      properties: { field: { type: 'string' }, problem: { type: 'string' } },
      additionalProperties: true,
    },
  })
  details?: unknown;
  @ApiPropertyOptional({ description: 'Names the request in the logs; with server errors.' })
  requestId?: string;
}
