import { type ReactNode } from 'react';
import { Button } from '../public/ui/button.tsx';
import { ApiError } from '../shared/api/api-error.ts';
import { formatDateTime } from '../shared/texts/format.ts';
import { useTexts } from '../shared/texts/i18n.ts';
import { type Ending } from './draft/session-state.ts';
import { type FormDefinition } from './form.api.ts';
import styles from './form.module.css';
import { Heading } from './heading.tsx';
import { Paragraphs } from './paragraphs.tsx';

interface MessageProps {
  name: string;
  title: string;
  children: ReactNode;
}

/** A page that says how things are instead of asking. */
function Message({ name, title, children }: MessageProps) {
  return (
    <>
      <Heading step={name} title={title}>
        {title}
      </Heading>
      <div className="stack gap-4 text-4 roomy">{children}</div>
    </>
  );
}

/** A questionnaire that cannot be filled in now. */
export function NotOpen({ form }: { form: FormDefinition }) {
  const t = useTexts();
  if (form.state === 'not-yet')
    return (
      <Message name="not-yet" title={form.name}>
        <p>
          {form.opensAt === null
            ? t('form.not-yet.soon')
            : t('form.not-yet.from', { time: formatDateTime(form.opensAt) })}
        </p>
      </Message>
    );
  if (form.state === 'empty')
    return (
      <Message name="empty" title={form.name}>
        <p>{t('form.empty.text')}</p>
      </Message>
    );
  return (
    <Message name="closed" title={form.name}>
      <Paragraphs text={form.closedText ?? t('form.closed.text')} />
    </Message>
  );
}

interface EndedProps {
  form: FormDefinition;
  ended: Ending;
  onAgain: () => void;
  /** When it was sent in, where that is known. */
  sentAt?: string;
}

/** Nothing can be answered any more. */
export function Ended({ form, ended, onAgain, sentAt }: EndedProps) {
  const t = useTexts();
  if (ended === 'form_unknown') return <Unknown />;
  if (ended === 'form_not_open')
    return (
      <Message name="ended" title={form.name}>
        <Paragraphs text={form.closedText ?? t('form.closed.text')} />
        <p>{t('form.closed.kept')}</p>
      </Message>
    );
  return (
    <Message name="sent-in" title={t('form.sent-in.title')}>
      <p>
        {sentAt === undefined
          ? t('form.sent-in.text')
          : t('form.sent-in.on', { time: formatDateTime(sentAt) })}
      </p>
      <p>{t('form.sent-in.again')}</p>
      <div>
        <Button look="quiet" onClick={onAgain}>
          {t('form.sent-in.new')}
        </Button>
      </div>
    </Message>
  );
}

/** A mailed link that has lost its secret on the way here. Never a fresh questionnaire without a word. */
export function LinkLost({ form, kind }: { form: FormDefinition; kind: string }) {
  const t = useTexts();
  return (
    <Message name="link-lost" title={t('form.link-lost.title')}>
      <p>{t('form.link-lost.text')}</p>
      {kind !== 'confirm' && (
        <>
          <p>{t('form.link-lost.without')}</p>
          <div>
            <Button
              look="quiet"
              onClick={() => window.location.replace(`/q/${encodeURIComponent(form.slug)}`)}
            >
              {t('form.link-lost.open')}
            </Button>
          </div>
        </>
      )}
    </Message>
  );
}

/** There is no such questionnaire. */
export function Unknown() {
  const t = useTexts();
  return (
    <Message name="unknown" title={t('form.unknown.title')}>
      <p>{t('form.unknown.text')}</p>
    </Message>
  );
}

/** What could not be read, for now or without signing in. */
export function NotLoaded({
  error,
  preview,
  onRetry,
}: {
  error: unknown;
  preview: boolean;
  onRetry: () => void;
}) {
  const t = useTexts();
  const status = error instanceof ApiError ? error.status : 0;
  if (preview && (status === 401 || status === 403))
    return (
      <Message name="signed-out" title={t('form.preview.title')}>
        <p>{t('form.preview.sign-in')}</p>
      </Message>
    );
  // An address that no questionnaire can have is refused as malformed (400).
  if (status === 404 || status === 400) return <Unknown />;
  return (
    <Message name="not-loaded" title={t('form.not-loaded.title')}>
      <p>{t(reasonOf(status))}</p>
      <div>
        <Button onClick={onRetry}>{t('error.retry')}</Button>
      </div>
    </Message>
  );
}

/** Of the connection only where nothing has answered. */
function reasonOf(status: number): `form.not-loaded.${'limited' | 'text' | 'server'}` {
  if (status === 429) return 'form.not-loaded.limited';
  return status === 0 ? 'form.not-loaded.text' : 'form.not-loaded.server';
}

/** The page's shape while what belongs on it is on the way. */
export function Loading() {
  const t = useTexts();
  return (
    <div aria-busy="true" className="stack gap-4">
      <p className="visually-hidden" role="status">
        {t('form.page.loading')}
      </p>
      <span className={`tint-brand round ${styles.bone}`} />
      <span className={`tint-brand round ${styles.bone}`} />
      <span className={`tint-brand round ${styles.bone}`} />
    </div>
  );
}
