import { useCallback, useEffect, useRef, useState } from 'react';
import { readArrival, type Arrival } from './arrival.ts';
import { DraftStorage } from './draft/draft-storage.ts';
import { type FormSession } from './draft/session.ts';
import { startSession, type Started } from './draft/start-session.ts';
import { Filling } from './filling.tsx';
import { readForm, type FirstAnswer, type FormDefinition } from './form.api.ts';
import { Frame } from './frame.tsx';
import { useHostPage } from './host-page.ts';
import { Ended, LinkLost, Loading, NotLoaded, NotOpen } from './states.tsx';
import { Confirm } from './steps/confirm.tsx';
import { speakAs } from './texts.ts';

interface FormPageProps {
  /** The last part of the address. */
  slug: string;
  /** What was read of it before the page came up: the questionnaire, or why it could not be read. */
  first: FirstAnswer;
  /** What filling in begins with, where that was found out before. */
  begun?: Begun | null;
}

type Begun = Started | { error: unknown };

/** Starts to fill the questionnaire in, where it can be. */
export async function begin(form: FirstAnswer, arrival: Arrival): Promise<Begun | null> {
  if (!('language' in form) || form.state !== 'open' || arrival.confirm !== null || arrival.lost !== null)
    return null;
  return startSession(form, arrival).catch((error: unknown) => ({ error }));
}

/** The page on which a clinic fills a questionnaire in. */
export function FormPage({ slug, first, begun = null }: FormPageProps) {
  const [answer, setAnswer] = useState<FirstAnswer | null>(first);
  const [arrival] = useState(() => readArrival(window.location));
  useEffect(() => {
    // A mailed link that is opened in a window where the page is open already changes the fragment alone.
    const reload = () => {
      const { draft, confirm } = readArrival(window.location);
      if (draft !== null || confirm !== null) window.location.reload();
    };
    window.addEventListener('hashchange', reload);
    return () => window.removeEventListener('hashchange', reload);
  }, []);
  const form = answer !== null && 'language' in answer ? answer : null;
  useHostPage(form?.allowedOrigins ?? []);

  const retry = async () => {
    setAnswer(null);
    try {
      const next = await readForm(slug);
      await speakAs(next);
      setAnswer(next);
    } catch (error) {
      setAnswer(error as FirstAnswer);
    }
  };

  return (
    <Frame form={form} preview={arrival.preview}>
      {answer === null ? (
        <Loading />
      ) : form === null ? (
        <NotLoaded error={answer} onRetry={() => void retry()} preview={arrival.preview} />
      ) : arrival.confirm !== null ? (
        <Confirm form={form} token={arrival.confirm} />
      ) : arrival.lost !== null ? (
        <LinkLost form={form} kind={arrival.lost} />
      ) : form.state === 'open' ? (
        <Open arrival={arrival} begun={begun} form={form} />
      ) : (
        <NotOpen form={form} />
      )}
    </Frame>
  );
}

interface OpenProps {
  form: FormDefinition;
  arrival: Arrival;
  begun: Begun | null;
}

/** A questionnaire that can be filled in: goes on where this browser, or the link, stands. */
function Open({ form, arrival, begun }: OpenProps) {
  const [started, setStarted] = useState(begun);
  const given = useRef(begun);
  const coming = useRef<Arrival>(arrival);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isLeft = false;
    let session: FormSession | undefined;
    const take = (result: Begun | null) => {
      if (result !== null && 'session' in result) session = result.session;
      if (isLeft) session?.stop();
      else setStarted(result);
    };
    if (given.current === null) void begin(form, coming.current).then(take);
    else take(given.current);
    given.current = null;
    return () => {
      isLeft = true;
      session?.stop();
    };
  }, [form, round]);
  const beginAnew = useCallback(() => {
    setStarted(null);
    setRound((before) => before + 1);
  }, []);
  const again = () => {
    if (!arrival.preview) new DraftStorage().forgetForm(form.slug);
    // The link's draft was sent in: another response is a draft of its own.
    coming.current = { ...arrival, draft: null, invitation: null };
    beginAnew();
  };
  if (started === null) return <Loading />;
  if ('error' in started)
    return <NotLoaded error={started.error} onRetry={beginAnew} preview={arrival.preview} />;
  if ('sentAt' in started)
    return <Ended ended="draft_submitted" form={form} onAgain={again} sentAt={started.sentAt} />;
  return <Filling key={round} onAgain={again} session={started.session} />;
}
