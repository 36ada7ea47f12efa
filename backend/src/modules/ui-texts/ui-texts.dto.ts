import { OmitType } from '@nestjs/swagger';
import { messageOf } from '../../platform/errors/messages.js';
import { UncheckedList } from '../../platform/http/query-fields.js';
import {
  Choice,
  Flag,
  Int,
  Nested,
  QueryFlag,
  QueryInt,
  ReadOnly,
  Text,
} from '../../platform/http/fields.js';
import { ListOf, TextList } from '../../platform/http/list-fields.js';
import { type Language, LANGUAGES } from '../../platform/http/languages.js';
import { builtInOf } from './built-in.js';
import { CATALOGUE_STATES, type CatalogueState } from './catalogue.js';
import { CONTEXTS, type TextContext } from './contexts.js';
import { PLACE_GROUPS, PLACE_NAMES, type Place, type PlaceGroup } from './places.js';
import { KEY_LENGTH, MOST_RECORDS, WORDING_LENGTH } from './records.js';
import type { RefusedRecord } from './transfer.service.js';
import type { UiText } from './ui-text.entity.js';

const OWNER = "The questionnaire's id; null: everybody's.";

export class UiTextResponse {
  @Int() id: number;
  @Text({ max: KEY_LENGTH }) key: string;
  @Choice(CONTEXTS) context: TextContext;
  @Choice(LANGUAGES) language: Language;
  @Text({ max: WORDING_LENGTH }) value: string;
  @Int({ nullable: true, about: OWNER }) questionnaireId: number | null;
  @Text({ nullable: true, about: 'What the product says without it; null: it does not know this text.' })
  builtIn: string | null;

  static from({ id, key, context, language, value, questionnaireId }: UiText): UiTextResponse {
    const builtIn = builtInOf(context, key)?.texts[language] ?? null;
    return { id, key, context, language, value, questionnaireId, builtIn };
  }
}

export class TextOwnerParams {
  @Text({ optional: true, max: 10, about: "A questionnaire's id; 'null' or nothing: global texts." })
  questionnaireId?: string;
}

class TextFilter extends TextOwnerParams {
  @Choice(CONTEXTS, { optional: true }) context?: TextContext;
  @Choice(LANGUAGES, { optional: true, about: 'Narrows search and missing to this language.' })
  language?: Language;
  @Text({ optional: true, max: 200, about: 'Words in key or text, without regard to case and accents.' })
  search?: string;
}

export class UiTextListParams extends TextFilter {
  @QueryFlag({ optional: true, about: 'true: only texts that some language lacks.' }) missing?: boolean;
}

export class CatalogueParams extends TextFilter {
  @Choice(PLACE_NAMES, { optional: true, about: 'Where texts are shown.' }) place?: Place;
  @Choice(CATALOGUE_STATES, { optional: true }) state?: CatalogueState;
  @QueryInt({ optional: true, min: 1, max: 500, about: 'Default 50.' }) limit?: number;
  @QueryInt({ optional: true }) offset?: number;
}

class OwnWordingResponse {
  @Int() id: number;
  @Text({ max: WORDING_LENGTH }) value: string;
}

class TextInLanguageResponse {
  @Choice(LANGUAGES) language: Language;
  @Text({ nullable: true }) builtIn: string | null;
  @Nested(() => OwnWordingResponse, { nullable: true, about: "Everybody's." })
  global: OwnWordingResponse | null;
  @Nested(() => OwnWordingResponse, {
    nullable: true,
    about: "The questionnaire's; goes before the global one.",
  })
  own: OwnWordingResponse | null;
}

export class TextPlaceResponse {
  @Choice(PLACE_NAMES, { about: 'Where texts are shown, such as a page or a mail.' }) place: Place;
  @Choice(PLACE_GROUPS) group: PlaceGroup;
  @Int({ about: 'Texts that are shown there.' }) texts: number;
  @Int({ about: 'How many of them have a wording of one’s own.' }) changed: number;
  @Int({ about: 'How many of them some language lacks.' }) missing: number;
}

export class CatalogueTextResponse {
  @Choice(CONTEXTS) context: TextContext;
  @Choice(PLACE_NAMES, { about: 'Where it is shown; unknown: the product does not know this text.' })
  place: Place;
  @Text({ about: 'The part of the place, named by the beginning of its keys: texts come part by part.' })
  part: string;
  @Text({ max: KEY_LENGTH }) key: string;
  @TextList({ about: 'Names that are filled in where they stand in single braces.' }) placeholders: string[];
  @Flag({ about: 'false: the product does not know this text.' }) isBuiltIn: boolean;
  @ListOf(() => TextInLanguageResponse) languages: TextInLanguageResponse[];
  @TextList({ about: 'Languages that lack a wording, or were not reworded when others were.' })
  missing: Language[];
}

export class CreateUiTextRequest {
  @Text({ min: 1, max: KEY_LENGTH }) key: string;
  @Choice(CONTEXTS) context: TextContext;
  @Choice(LANGUAGES) language: Language;
  @Text({ min: 1, max: WORDING_LENGTH, trim: false, about: '{placeholders} stand in single braces.' })
  value: string;
  @Int({ optional: true, nullable: true, min: 1, about: OWNER }) questionnaireId?: number | null;
  @ReadOnly() id?: unknown;
  @ReadOnly() builtIn?: unknown;
}

export class ChangeUiTextRequest {
  @Text({ optional: true, min: 1, max: KEY_LENGTH }) key?: string;
  @Choice(CONTEXTS, { optional: true }) context?: TextContext;
  @Choice(LANGUAGES, { optional: true }) language?: Language;
  @Text({ optional: true, min: 1, max: WORDING_LENGTH, trim: false }) value?: string;
  @ReadOnly({ about: 'A text stays with its owner: accepted and ignored.' }) questionnaireId?: unknown;
  @ReadOnly() id?: unknown;
  @ReadOnly() builtIn?: unknown;
}

export class UiTextRecord extends OmitType(UiTextResponse, ['id', 'builtIn']) {}

export class UiTextExportResponse {
  @Int() totalRecords: number;
  @ListOf(() => UiTextRecord) records: UiTextRecord[];
}

export class ImportUiTextsRequest {
  @UncheckedList(() => UiTextRecord, { max: MOST_RECORDS, about: 'Stored over what is there.' })
  records: unknown[];
  @ReadOnly() totalRecords?: unknown;
}

class RefusedRecordResponse {
  @Int({ min: 1, about: 'Its place in the file, from 1.' }) record: number;
  @Text({ nullable: true }) key: string | null;
  @Text({ about: "In the caller's language." }) reason: string;

  static from({ record, key, error }: RefusedRecord, language: Language): RefusedRecordResponse {
    return { record, key, reason: messageOf(error.code, language, error.params) };
  }
}

export class UiTextImportResponse {
  @Int() imported: number;
  @Int() failed: number;
  @ListOf(() => RefusedRecordResponse) errors: RefusedRecordResponse[];

  static from(imported: number, refused: readonly RefusedRecord[], language: Language): UiTextImportResponse {
    const errors = refused.map((one) => RefusedRecordResponse.from(one, language));
    return { imported, failed: errors.length, errors };
  }
}
