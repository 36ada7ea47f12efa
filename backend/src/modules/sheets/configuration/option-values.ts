import { fold } from '../../../platform/text/fold.js';
import type { OptionValues } from '../../questionnaires/editing/options.js';
import type { ScoredOption } from '../../scoring/scoring.types.js';
import { aliasCell } from './answers-sheet.js';
import type { ConfiguredOption } from './configuration-rows.js';

/** An option as it will be: of a row of the file, of the database, or of both. */
export interface Entry {
  row: ConfiguredOption | undefined;
  existing: ScoredOption | undefined;
  values: OptionValues;
}

/** An option that the file leaves out. */
export const withoutId = ({
  position,
  label,
  aliases,
  points,
  meaning,
  advice,
  leadsTo,
  prepares,
  exclusive,
  notApplicable,
  from,
}: ScoredOption): OptionValues => ({
  position,
  label,
  aliases,
  points,
  meaning,
  advice,
  leadsTo,
  prepares,
  exclusive,
  notApplicable,
  from,
});

/** An option as a row of the file leaves it; a former label goes on being understood, as when it is edited by hand. */
export function valuesOf(row: ConfiguredOption, existing: ScoredOption | undefined): OptionValues {
  const own = existing?.aliases ?? [];
  const listed = row.aliases ? [...row.aliases, ...aliasCell(own).beyond] : own;
  const isRenamed = existing !== undefined && fold(existing.label) !== fold(row.label);
  const aliases = new Map(
    [...listed, ...(isRenamed ? [existing.label] : [])].map((alias) => [fold(alias), alias] as const),
  );
  aliases.delete(fold(row.label));
  return {
    position: 0,
    label: row.label,
    aliases: [...aliases.values()],
    points: row.points ?? existing?.points ?? 0,
    meaning: row.meaning === undefined ? (existing?.meaning ?? null) : row.meaning,
    advice: row.advice === undefined ? (existing?.advice ?? null) : row.advice,
    leadsTo: row.leadsTo === undefined ? (existing?.leadsTo ?? null) : row.leadsTo,
    prepares: row.prepares ?? existing?.prepares ?? false,
    exclusive: row.exclusive ?? existing?.exclusive ?? false,
    notApplicable: row.notApplicable ?? existing?.notApplicable ?? false,
    from: row.from === undefined ? (existing?.from ?? null) : row.from,
  };
}
