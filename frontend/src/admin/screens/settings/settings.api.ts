import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error.ts';
import { type Schemas } from '../../../shared/api/operations.ts';
import { call } from '../../../shared/api/call.ts';
import { keyOf, query } from '../../../shared/api/query.ts';
import { useChange } from '../../../shared/actions/use-change.ts';
import { text } from '../../../shared/texts/i18n.ts';
import { sessionOptions } from '../../../shared/actions/session.ts';
import { type Service } from './shown-settings.ts';

export type Setting = Readonly<Schemas['SettingResponse']>;
export type ChangedSetting = Readonly<Schemas['ChangedSettingResponse']>;
export type ServiceTest = Readonly<Schemas['IntegrationTestResponse']>;
export type TrelloBoard = Readonly<Schemas['TrelloBoardResponse']>;

/** Asked afresh each time the page opens: another admin may have changed one. */
export const settingsOptions = query('/api/admin/settings', {}, { staleTime: 0 });

/** The boards of the account that key and token belong to. */
export const trelloListsOptions = query('/api/admin/settings/trello-lists', {}, { staleTime: 60_000 });

/** How many evaluations would lose their names if data were kept for so many months; never a remembered answer. */
export function retentionImpactOptions(months: number) {
  return query('/api/admin/settings/retention-impact', { query: { months } }, { staleTime: 0 });
}

/** A setting and what it should be. */
export type NewValue = Readonly<{ key: Setting['key']; value: string }>;

/** What became of a page: the settings that were saved, and why the others were refused. */
interface SavedPage {
  changed: ChangedSetting[];
  errors: Partial<Record<Setting['key'], unknown>>;
}

/** Saves settings one after the other; one that is refused does not keep the others. */
export function useSaveSettings() {
  const client = useQueryClient();
  return useChange({
    mutationFn: saveAll,
    done: ({ errors }) =>
      Object.keys(errors).length === 0
        ? { title: 'settings.save.done' }
        : { title: 'settings.save.failed', tone: 'bad' },
    meta: { errorTitle: 'settings.save.failed' },
    onSuccess: ({ changed }) => changed.forEach((one) => takeOver(client, one)),
  });
}

async function saveAll(wanted: readonly NewValue[]): Promise<SavedPage> {
  const saved: SavedPage = { changed: [], errors: {} };
  for (const body of wanted)
    try {
      saved.changed.push((await call('post', '/api/admin/settings', { body })).data);
    } catch (error) {
      // A session that has ended ends all of it.
      if (error instanceof ApiError && error.status === 401) throw error;
      saved.errors[body.key] = error;
    }
  return saved;
}

/** Clears one setting. */
export function useClearSetting(key: Setting['key']) {
  const client = useQueryClient();
  return useChange({
    mutationFn: async () => (await call('delete', '/api/admin/settings/{key}', { path: { key } })).data,
    done: () => ({ title: 'settings.clear.done' }),
    meta: { errorTitle: 'settings.clear.failed' },
    onSuccess: (changed) => takeOver(client, changed),
  });
}

/** Has the server call a service for real. */
export function useServiceTest(service: Service) {
  return useChange({
    mutationFn: async () =>
      (await call('post', '/api/admin/settings/test/{integration}', { path: { integration: service } })).data,
    meta: { errorTitle: 'settings.test.failed' },
    refresh: keyOf('/api/admin/integration-status'),
  });
}

/** Mails a test to the person who is signed in, the way every mail goes. */
export function useSendTestMail() {
  const { data: user } = useQuery(sessionOptions);
  return useChange({
    mutationFn: async () => {
      await call('post', '/api/admin/settings/send-test');
      return (await call('get', '/api/admin/mail-way')).data.way;
    },
    done: (way) => ({
      title: way === 'outbox' ? 'settings.test.saved' : 'settings.test.sent',
      tone: way === 'outbox' ? 'warn' : 'good',
      values: { email: user?.email ?? '' },
      description: text(way === 'outbox' ? 'settings.test.saved-note' : 'settings.test.sent-note'),
    }),
    meta: { errorTitle: 'settings.test.send-failed' },
  });
}

/** What is read anew after any setting has changed. */
const affected = [
  '/api/admin/settings',
  '/api/admin/integration-status',
  '/api/admin/settings/trello-lists',
  '/api/landing/settings',
  '/api/admin/mail-preview',
  '/api/admin/mail-way',
] as const;

/** Shows what the server answered, and asks again for what may have changed with it. */
function takeOver(client: QueryClient, changed: ChangedSetting): void {
  client.setQueryData(settingsOptions.queryKey, (list) =>
    list?.map((setting) => (setting.key === changed.key ? changed : setting)),
  );
  // The problem of one setting may lie in another, such as an address whose key is missing.
  for (const path of affected) void client.invalidateQueries({ queryKey: keyOf(path) });
}
