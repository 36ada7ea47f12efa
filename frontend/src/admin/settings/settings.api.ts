import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { type components } from '../../shared/api/schema.gen.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { change } from '../session/change.ts';
import { type Service } from './shown-settings.ts';

export type Setting = Readonly<components['schemas']['SettingResponse']>;
export type ChangedSetting = Readonly<components['schemas']['ChangedSettingResponse']>;
export type ServiceTest = Readonly<components['schemas']['IntegrationTestResponse']>;
export type TrelloBoard = Readonly<components['schemas']['TrelloBoardResponse']>;

/** Asked afresh each time the page opens: another admin may have changed one. */
export const settingsOptions = queryOptions<Setting[]>({
  queryKey: ['/api/admin/settings'],
  staleTime: 0,
});

/** The boards of the account that key and token belong to. */
export const trelloListsOptions = queryOptions<TrelloBoard[]>({
  queryKey: ['/api/admin/settings/trello-lists'],
  staleTime: 60_000,
});

/** Saves one setting; the field itself says why it could not be saved, too. */
export function useSaveSetting(key: string) {
  const t = useTexts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (value: string) =>
      (await change<ChangedSetting>('/api/admin/settings', { body: { key, value } })).data,
    meta: { errorTitle: 'settings.save.failed' },
    onSuccess: (changed) => {
      takeOver(client, changed);
      toast({ title: t('settings.save.done'), tone: 'good' });
    },
  });
}

/** Clears one setting. */
export function useClearSetting(key: string) {
  const t = useTexts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await change<ChangedSetting>(`/api/admin/settings/${key}`, { method: 'DELETE' })).data,
    meta: { errorTitle: 'settings.clear.failed' },
    onSuccess: (changed) => {
      takeOver(client, changed);
      toast({ title: t('settings.clear.done'), tone: 'good' });
    },
  });
}

/** Has the server call a service for real. */
export function useServiceTest(service: Service) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await change<ServiceTest>(`/api/admin/settings/test/${service}`)).data,
    meta: { errorTitle: 'settings.test.failed' },
    onSettled: () => client.invalidateQueries({ queryKey: ['/api/admin/integration-status'] }),
  });
}

/** Shows what the server answered, and asks again for what may have changed with it. */
function takeOver(client: QueryClient, changed: ChangedSetting): void {
  client.setQueryData(settingsOptions.queryKey, (list) =>
    list?.map((setting) => (setting.key === changed.key ? changed : setting)),
  );
  const others = [
    '/api/admin/integration-status',
    '/api/admin/settings/trello-lists',
    '/api/landing/settings',
    '/api/admin/mail-preview',
  ];
  // The problem of one setting may lie in another, such as an address whose key is missing.
  for (const path of [...settingsOptions.queryKey, ...others])
    void client.invalidateQueries({ queryKey: [path] });
}
