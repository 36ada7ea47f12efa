import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFocusHeading } from '../../shared/a11y/use-focus-heading.ts';
import { usePageTitle } from '../../shared/a11y/use-page-title.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { LazyToaster } from '../ui/lazy-toaster.tsx';
import { FollowContext, useOpenedEvent } from './client-events.ts';
import { type OpenDialog } from './dialogs.tsx';
import { sendEvent } from './evaluation.api.ts';
import { type EvaluationView, type Solution } from './evaluation-view.ts';
import { OfferContext, type OfferPlace } from './offer/offer-context.ts';
import { usePageTurning } from './page-turning.ts';
import { MeetingPage } from './plan/lazy-plan.tsx';
import { startedSteps, usePlan } from './plan/use-plan.ts';
import { isMeeting, readStep, stepQuery } from './viewer.ts';
import { ViewerStep } from './viewer-step.tsx';
import { usePrinted } from './paper/use-printed.ts';

interface EvaluationViewerProps {
  view: EvaluationView;
  hashedUrl: string;
  preview: boolean;
}

const loadDialogs = () => import('./loaded-later.ts').then(({ Dialogs }) => ({ default: Dialogs }));
const Dialogs = lazy(loadDialogs);

/** Leads through an evaluation; every step has an address of its own. */
export function EvaluationViewer({ view, hashedUrl, preview }: EvaluationViewerProps) {
  const t = useTexts();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [requested, setRequested] = useState<ReadonlySet<string>>(new Set());
  const count = view.sections.length;
  const place = new URLSearchParams(search).get('s');
  const meeting = isMeeting(place);
  const number = meeting ? count + 1 : readStep(place, count);
  const plan = usePlan(view, { hashedUrl, preview, wanted: number > 0 });
  const printed = usePrinted({ view, plan, preview });
  const heading = useFocusHeading(`evaluation-${number}`);

  const goTo = useCallback(
    (next: number) => void navigate({ search: stepQuery(next, search) }),
    [navigate, search],
  );
  const report = useCallback(
    (target: string) => void sendEvent(hashedUrl, { type: 'clicked', target }),
    [hashedUrl],
  );
  const noteSent = ({ id }: Solution, recorded: boolean) => {
    if (recorded) {
      setRequested((before) => new Set(before).add(id));
      return;
    }
    setDialog(null);
    toast({ title: t('evaluation.offer.admin'), tone: 'info' });
  };
  const openDialog = (next: OpenDialog) => {
    if (preview) toast({ title: t('evaluation.offer.preview'), tone: 'info' });
    else
      loadDialogs().then(
        () => setDialog(next),
        () => toast({ title: t('error.title'), description: t('error.network'), tone: 'bad' }),
      );
  };
  const closeDialog = () => setDialog(null);

  usePageTitle(useStepTitle(view, meeting ? 'meeting' : number));
  useOpenedEvent(hashedUrl, !preview);
  useEffect(() => {
    // Ahead of the click, which may come when the network is gone.
    if (!preview) void loadDialogs().catch(() => undefined);
  }, [preview]);
  usePageTurning({ number, last: count + 1, goTo });
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [number]);

  const pdf = preview
    ? `/api/admin/evaluation/${encodeURIComponent(view.id)}/pdf`
    : `/api/evaluation/${encodeURIComponent(hashedUrl)}/pdf`;
  const offers = {
    requested,
    onAsk: (solution: Solution, place: OfferPlace) => openDialog({ kind: 'offer', solution, place }),
  };
  return (
    <FollowContext value={preview ? null : report}>
      <OfferContext value={offers}>
        <div className={printed !== null && !meeting ? 'hide-in-print' : undefined}>
          {meeting ? (
            <MeetingPage {...{ view, plan, search }} />
          ) : (
            <ViewerStep
              heading={heading}
              number={number}
              onGo={goTo}
              onShare={() => openDialog({ kind: 'share' })}
              summary={{ plan, pdf }}
              {...{ view, preview, search }}
            />
          )}
        </div>
      </OfferContext>
      {!meeting && printed}
      {dialog === null && <LazyToaster />}
      {dialog !== null && (
        <Suspense fallback={null}>
          <Dialogs
            hashedUrl={hashedUrl}
            onClose={closeDialog}
            onSent={noteSent}
            open={dialog}
            organisation={view.organisation?.name ?? null}
            ticked={startedSteps(plan)}
          />
        </Suspense>
      )}
    </FollowContext>
  );
}

/** The window's title: the step with its number, and what it belongs to (WCAG 2.4.2). */
function useStepTitle(view: EvaluationView, number: number | 'meeting'): string {
  const t = useTexts();
  const page = t('evaluation.page.title');
  if (number === 'meeting') return `${t('evaluation.plan.meeting-title')} – ${page}`;
  if (number === 0) return `${page} – ${t('app.title')}`;
  const name = view.sections[number - 1]?.name ?? t('evaluation.summary.title');
  const title = t('evaluation.page.step-title', { step: number, total: view.sections.length + 1, name });
  return `${title} – ${page}`;
}
