import { Injectable } from '@nestjs/common';
import { builtInTexts } from './built-in.js';
import type { BuiltInText } from './built-in.types.js';
import { isFixed } from './check-wording.js';
import {
  type CatalogueFilter,
  type CatalogueText,
  composeCatalogue,
  countByPlace,
  filterCatalogue,
  type PlaceCounts,
} from './catalogue.js';
import { inReadingOrder } from './places.js';
import type { UiText } from './ui-text.entity.js';
import { UiTextsQuery } from './ui-texts.query.js';

let sorted: readonly BuiltInText[] | null = null;
const rewordable = () => (sorted ??= inReadingOrder(builtInTexts().filter(({ key }) => !isFixed(key))));

/** All texts of the product that may be reworded, each with what was laid over it. */
@Injectable()
export class CatalogueService {
  constructor(private readonly query: UiTextsQuery) {}

  /** One page of the texts as they stand for a questionnaire, or for everybody (null). */
  async page(
    questionnaireId: number | null,
    filter: CatalogueFilter,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ texts: CatalogueText[]; total: number }> {
    const found = filterCatalogue(await this.compose(questionnaireId), filter);
    return { texts: found.slice(offset, offset + limit), total: found.length };
  }

  /** The places where texts are shown, counted as they stand for a questionnaire, or for everybody (null). */
  async places(questionnaireId: number | null): Promise<PlaceCounts[]> {
    return countByPlace(await this.compose(questionnaireId));
  }

  /** The stored texts of one owner that the filter lets through; `state` and `search` look at all layers of a text. */
  async stored(questionnaireId: number | null, filter: CatalogueFilter): Promise<UiText[]> {
    const { context, language } = filter;
    const texts = await this.query.ofOwner(questionnaireId, { context, language });
    if (!filter.search && !filter.state) return texts;
    const found = filterCatalogue(await this.compose(questionnaireId), filter);
    const ids = new Set(
      found.flatMap(({ languages }) => languages.flatMap(({ global, own }) => [global?.id, own?.id])),
    );
    return texts.filter(({ id }) => ids.has(id));
  }

  private async compose(questionnaireId: number | null): Promise<CatalogueText[]> {
    const stored = await this.query.ofOwners(questionnaireId === null ? [] : [questionnaireId]);
    return composeCatalogue(rewordable(), stored);
  }
}
