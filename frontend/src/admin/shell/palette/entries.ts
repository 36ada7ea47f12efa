import { folded } from '../../kit/session/questionnaire-choice.ts';

/** In the order in which they are shown. */
export const groups = [
  'here',
  'screens',
  'settings',
  'questionnaires',
  'evaluations',
  'questions',
  'help',
  'trash',
] as const;
export type Group = (typeof groups)[number];

/** Something that can be chosen in the palette. */
export interface Entry {
  /** Unique among all that is shown at a time. */
  id: string;
  group: Group;
  label: string;
  /** What distinguishes it from others with the same label. */
  note?: string;
  key?: string;
  run: () => void;
}

const mostOfGroup = 8;

/**
 * What is shown for what was typed. Entries of this browser have every typed word in label or note, those first whose label
 * begins with it; those of the server are found already. Groups that hold a typed word only inside of other words come
 * last: 'Kis Il' is a client before it is in 'Kiszolgáló'. With nothing typed, what can be done and where one can go.
 */
export function shownEntries(local: readonly Entry[], found: readonly Entry[], typed: string): Entry[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const matching =
    words.length === 0
      ? local.filter(({ group }) => group !== 'settings')
      : local
          .map((entry) => ({ entry, rank: rankOf(entry, words) }))
          .filter(({ rank }) => rank > 0)
          .sort((one, other) => other.rank - one.rank)
          .map(({ entry }) => entry);
  const most = words.length === 0 ? Infinity : mostOfGroup;
  const shown = groups.map((group) => {
    const ofGroup = matching.filter((entry) => entry.group === group).slice(0, most);
    const ofServer = found.filter((entry) => entry.group === group);
    const isWeak = ofServer.length === 0 && ofGroup.every((entry) => rankOf(entry, words) === 1);
    return { entries: [...ofGroup, ...ofServer], isWeak };
  });
  return [false, true].flatMap((weak) =>
    shown.filter(({ isWeak }) => isWeak === weak).flatMap(({ entries }) => entries),
  );
}

function rankOf({ label, note = '' }: Entry, words: readonly string[]): number {
  const text = folded(`${label} ${note}`);
  if (!words.every((word) => text.includes(word))) return 0;
  const parts = text.split(/[^\p{L}\p{N}]+/u);
  if (!words.every((word) => parts.some((part) => part.startsWith(word)))) return 1;
  return text.startsWith(words[0] ?? '') ? 3 : 2;
}
