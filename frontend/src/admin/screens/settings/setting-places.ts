import { paths } from '../../addresses.ts';
import { type Place } from '../../addresses.ts';
import { shownCards, textNameOf } from './shown-settings.ts';

/** Every setting, for the palette; its address is understood by the page. */
export const settingPlaces: readonly Place[] = shownCards.flatMap(({ name, fields }) =>
  fields.map(({ key }) => ({
    to: `${paths.settings}#${key}`,
    label: `settings.field.${textNameOf(key)}`,
    note: `settings.card.${name}`,
  })),
);
