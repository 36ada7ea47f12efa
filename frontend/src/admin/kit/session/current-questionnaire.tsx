import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { announce } from '../../../shared/a11y/announce.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { sessionOptions } from '../../../shared/actions/session.ts';
import { paths } from '../../addresses.ts';
import { sendSessionQuestionnaire, setShownQuestionnaire } from './shown-questionnaire.ts';
import { chooseQuestionnaire, readStoredChoice, storeChoice } from './questionnaire-choice.ts';
import { isAdminQuery, questionnairesOptions, type Questionnaire } from './questionnaires.api.ts';

interface QuestionnaireSelection {
  list: readonly Questionnaire[];
  /** Null while the list loads and when there is none. */
  current: Questionnaire | null;
  state: 'loading' | 'failed' | 'ready';
  error: unknown;
  retry: () => void;
  choose: (id: number) => void;
  /** Goes to an address of the questionnaire with this id, and changes to it first where another one is current. */
  chooseAndGo: (id: number, to: string, state?: object | null) => void;
  /** The same, where the address names something of that questionnaire and stays. */
  follow: (id: number) => void;
  choosing: boolean;
}

const SelectionContext = createContext<QuestionnaireSelection | null>(null);

/** Which questionnaire the back office works on, and how to change it. */
export function useQuestionnaireSelection(): QuestionnaireSelection {
  const selection = useContext(SelectionContext);
  if (selection === null) throw new Error('no questionnaire selection above');
  return selection;
}

/** The questionnaire of a screen that needs one; only below RequireQuestionnaire. */
export function useCurrentQuestionnaire(): Questionnaire {
  const { current } = useQuestionnaireSelection();
  if (current === null) throw new Error('no questionnaire is selected');
  return current;
}

/** Loads the questionnaires, picks one and keeps browser, server and screen in agreement about it. */
export function QuestionnaireProvider({ children }: { children: ReactNode }) {
  const query = useQuery(questionnairesOptions);
  const [chosen, setChosen] = useState(readStoredChoice);
  const choice = chooseQuestionnaire(chosen, query.data ?? []);
  const current = query.data?.find(({ id }) => id === choice.id) ?? null;
  const selectedId = current?.id ?? null;
  // Set while rendering: the children's first calls must carry it already.
  setShownQuestionnaire(selectedId);

  const navigate = useNavigate();
  const sending = useSendChoice((id) => setChosen(String(id)));
  useSessionAgreement(selectedId, query.isSuccess);

  const selection: QuestionnaireSelection = {
    list: query.data ?? [],
    current,
    state: query.isPending ? 'loading' : query.data === undefined ? 'failed' : 'ready',
    error: query.error,
    retry: () => void query.refetch(),
    choose: (id) => sending.mutate({ id }),
    chooseAndGo: (id, to, state = null) =>
      id === selectedId ? void navigate(to, { state }) : sending.mutate({ id, to, state }),
    follow: (id) => sending.mutate({ id, to: null }),
    choosing: sending.isPending,
  };
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

/** A change of questionnaire, and where to go then: by default one stays, without filters; null leaves the address as it is. */
type Change = Readonly<{ id: number; to?: string | null; state?: object | null }>;
/**
 * Has the back office work on the questionnaire that something shown belongs to, whichever was chosen before: a link opens
 * what it names. Answers whether it does so by now.
 */
export function useQuestionnaireOf(id: number | undefined): boolean {
  const { current, follow, list } = useQuestionnaireSelection();
  const known = list.some((one) => one.id === id);
  const wanted = id !== undefined && known && current?.id !== id ? id : null;
  const turn = useEffectEvent(follow);
  useEffect(() => {
    if (wanted !== null) turn(wanted);
  }, [wanted]);
  return id !== undefined && current?.id === id;
}

/** Changing keeps the screen, clears its filters and says so. */
function useSendChoice(onChosen: (id: number) => void) {
  const t = useTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useMutation({
    mutationFn: ({ id }: Change) => sendSessionQuestionnaire(id),
    meta: { errorTitle: 'shell.questionnaire.failed' },
    onSuccess: async (user, { id, to, state }) => {
      client.setQueryData(sessionOptions.queryKey, user);
      storeChoice(id);
      setShownQuestionnaire(id);
      onChosen(id);
      if (to === undefined) await navigate({ pathname: screenOf(pathname), search: '' }, { replace: true });
      else if (to !== null) await navigate(to, { state });
      const name =
        client.getQueryData(questionnairesOptions.queryKey)?.find((one) => one.id === id)?.name ?? '';
      announce(t('shell.questionnaire.changed', { name }));
      void client.invalidateQueries({ predicate: isAdminQuery });
    },
  });
}

/** The page of one evaluation belongs to the questionnaire that is left. */
const screenOf = (pathname: string): string =>
  matchPath(paths.evaluation, pathname) === null ? pathname : paths.dashboard;

/** After the list has loaded, stores what was picked and sends it to the server when the session has another one. */
function useSessionAgreement(selectedId: number | null, loaded: boolean): void {
  const client = useQueryClient();
  const { data: user } = useQuery(sessionOptions);
  const sent = useRef<number | null>(null);
  const { mutate } = useMutation({
    mutationFn: sendSessionQuestionnaire,
    meta: { errorTitle: 'shell.questionnaire.failed' },
    onSuccess: (answer) => {
      client.setQueryData(sessionOptions.queryKey, answer);
      void client.invalidateQueries({ predicate: isAdminQuery });
    },
  });
  const serverId = user?.questionnaireId ?? null;
  useEffect(() => {
    if (!loaded) return;
    storeChoice(selectedId);
    if (selectedId === null || selectedId === serverId || sent.current === selectedId) return;
    sent.current = selectedId;
    mutate(selectedId);
  }, [loaded, mutate, selectedId, serverId]);
}
