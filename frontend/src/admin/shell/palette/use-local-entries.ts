import { useEffect, useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { addTexts, useTexts } from '../../../shared/texts/i18n.ts';
import { type Place } from '../../addresses.ts';
import { screenList } from '../../screens.ts';
import { textsOf } from '../../kit/session/admin-language.ts';
import { useQuestionnaireSelection } from '../../kit/session/current-questionnaire.tsx';
import { useOfferedCommands } from '../../kit/shortcuts/commands.ts';
import { type Entry } from './entries.ts';

/** What this browser knows: what can be done here, the screens, places on them, and the questionnaires. */
export function useLocalEntries(): Entry[] {
  const t = useTexts();
  const navigate = useNavigate();
  const commands = useOfferedCommands();
  const places = usePlaces();
  const { choose, current, list } = useQuestionnaireSelection();
  const screens = screenList.filter(({ ofQuestionnaire }) => ofQuestionnaire !== true || current !== null);
  return [
    ...commands
      .filter(({ inPalette }) => inPalette !== false)
      .map((command) => ({ ...command, group: 'here' as const })),
    ...screens.flatMap(({ actions = [] }) =>
      actions.map(({ to, label }) => ({
        id: `do ${to}`,
        group: 'here' as const,
        label: t(label),
        run: () => void navigate(to),
      })),
    ),
    ...screens.flatMap(({ path, entry, label = entry?.label }) =>
      label === undefined
        ? []
        : {
            id: path,
            group: 'screens' as const,
            label: t(label),
            run: () => void navigate(generatePath(path, { page: 'start' })),
          },
    ),
    ...places.map(({ to, label, note }) => ({
      id: to,
      group: 'settings' as const,
      label: t(label),
      note: t(note),
      run: () => void navigate(to),
    })),
    ...list
      .filter(({ id }) => id !== current?.id)
      .map(({ id, name }) => ({
        id: `questionnaire-${id}`,
        group: 'questionnaires' as const,
        label: name,
        run: () => choose(id),
      })),
  ];
}

/** Places on screens, with their texts; loaded when the palette is first opened. */
function usePlaces(): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    let shown = true;
    void loadPlaces().then(
      (loaded) => shown && setPlaces(loaded),
      // Without a connection everything else is still found.
      () => undefined,
    );
    return () => void (shown = false);
  }, []);
  return places;
}

async function loadPlaces(): Promise<Place[]> {
  const withPlaces = screenList.flatMap(({ places, texts }) => (places ? [{ places, texts }] : []));
  const loaded = await Promise.all(
    withPlaces.map(async ({ places, texts }) => {
      const [found] = await Promise.all([places(), ...texts.map((folder) => addTexts(textsOf(folder)))]);
      return found;
    }),
  );
  return loaded.flat();
}
