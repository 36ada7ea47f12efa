import { paths, type Place } from '../../addresses.ts';
import { settingsParts, textNameOf } from './shown-settings.ts';

const ofPages: readonly Place[] = settingsParts.map(({ name, path }) => ({
  to: path,
  label: `settings.part.${name}`,
  note: 'settings.title',
}));

const ofFields: readonly Place[] = settingsParts.flatMap(({ path, cards }) =>
  cards.flatMap(({ name, fields }) =>
    fields.map(({ key }) => ({
      to: `${path}#${key}`,
      label: `settings.field.${textNameOf(key)}`,
      note: `settings.card.${name}`,
    })),
  ),
);

/** Every page and every setting, for the palette; their addresses are understood by the screen. */
export const settingPlaces: readonly Place[] = [
  ...ofPages,
  ...ofFields,
  { to: paths.settings, label: 'settings.logo.label', note: 'settings.logo.title' },
];
