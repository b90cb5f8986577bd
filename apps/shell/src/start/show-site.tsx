import type { QueryClient } from '@tassis/api-client/query';
import { asFields } from '@tassis/contracts';
import type { ReleaseManifest } from '@tassis/platform/release';
import { FailureNotesContext } from '@tassis/platform/router';
import { startTransition, type ComponentProps } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DataRouter, Location } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { MayEnter } from '../areas/access.ts';
import type { AreaLoader } from '../areas/load-area.ts';
import { RecoveryContext, type Recovery } from '../areas/recovery.ts';
import { catchErrors } from '../failures/catch-errors.ts';
import type { Failures } from '../failures/failures.ts';
import { Ready, ReadyContext } from '../frame/ready.tsx';
import type { SiteLanguage } from '../language/site-language.ts';
import { useLanguageOfAnswers, usePageLocale } from '../language/use-page-locale.ts';
import { routerReady } from '../router.tsx';
import { Site } from '../site.tsx';
import { rememberFocus } from './early-focus.ts';
import { answerEarlyTaps, holdEarlyTaps } from './early-taps.ts';
import type { ServedPage } from './read-page-data.ts';
import { forgetServedHead } from './served-head.ts';
import { layOutRest } from './lay-out-rest.ts';
import { letBrowserAnswer } from './let-browser-answer.ts';
import { takeStoredText } from './stored-text.ts';
import { replayAfterRetry } from './retried-page.ts';
import { rememberControls } from './same-control.ts';
import { readTyped, replayTyped } from './typed-text.ts';

/** How long an early page waits for the session; then the app shows its own loading state. */
const PATIENCE_MS = 3000;

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type LoadedVersions = Pick<AreaLoader, 'loadedVersion'>;

interface Shown {
  manifest: ReleaseManifest;
  page: ServedPage | undefined;
  /** Whether somebody is signed in. Resolves also when the API does not answer. */
  known?: Promise<boolean>;
  /** Resolves when the app's stylesheet has been added beside that of a rendered page, or has failed. */
  styled?: Promise<void> | undefined;
  router: DataRouter;
  areas: LoadedVersions;
  queries: QueryClient;
  mayEnter: MayEnter;
  language: SiteLanguage;
  failures: Failures;
  recovery: Recovery;
  /** Called once the app is rendered. */
  onShown?: () => void;
}

/**
 * Shows the site. A server-rendered page is hydrated once the router has loaded it; when the area has another version than
 * the one that rendered it, the page is rendered again. The same goes for an early page, as soon as the app's rendering
 * would show no less. Taps and text that were typed since are replayed in the corresponding controls of the resulting
 * page.
 */
export async function showSite(shown: Shown): Promise<void> {
  const { page, known, styled, router } = shown;
  const root = document.getElementById('root');
  if (!root) return;
  const isEarly = 'early' in document.documentElement.dataset;
  if (page || isEarly) await routerReady(router);
  if (isEarly && !router.state.errors) {
    const isSignedIn = await Promise.race([known, delay(PATIENCE_MS)]);
    if (isSignedIn) await goToShownPage(router);
  }
  await styled;
  // Yields, because the area or an answer that came last has used this task.
  if (isEarly) await letBrowserAnswer();
  const takesOver = page !== undefined && isUnchanged(page, shown);
  const findControl = rememberControls(root);
  const typed = takesOver ? undefined : readTyped(root);
  const stored = takeStoredText(root);
  const putFocusBack = rememberFocus();
  const catchUp = () => {
    delete document.documentElement.dataset['early'];
    // Read late, because somebody may go on typing during hydration.
    const missing = replayTyped(typed ?? readTyped(root), findControl);
    if (router.state.errors) replayAfterRetry(missing, { root, router, findControl });
    const stillStored = replayTyped(stored.typed, stored.findControl);
    replayAfterRetry(stillStored, { root, router, findControl: stored.findControl });
    putFocusBack(findControl);
    // After the app has rendered the typed text, because the current handlers still see an empty form.
    setTimeout(() => answerEarlyTaps(findControl));
    layOutRest();
    shown.onShown?.();
  };
  // Outside React's commit, which would first restore the text that it knows and move the caret to the end.
  const onReady = () => queueMicrotask(catchUp);
  const served = page && router.state.location;
  const { onError, ...handlers } = catchErrors(shown);
  const site = <ShownSite {...shown} served={served} onError={onError} />;
  // In a transition React yields to the browser; without one hydration is one long task.
  if (takesOver) {
    holdEarlyTaps(root);
    const whole = <ReadyContext value={onReady}>{site}</ReadyContext>;
    startTransition(() => void hydrateRoot(root, whole, handlers));
  } else {
    forgetServedHead();
    const whole = (
      <>
        {site}
        <ReadyContext value={onReady}>
          <Ready />
        </ReadyContext>
      </>
    );
    startTransition(() => createRoot(root, handlers).render(whole));
  }
}

/**
 * Navigates from the base path of an area to the page that was shown early for it. Rendering the base path first would
 * blank the screen for a moment.
 */
async function goToShownPage(router: DataRouter): Promise<void> {
  const handle: unknown = router.state.matches.at(-1)?.route.handle;
  const { leadsTo } = asFields(handle);
  if (typeof leadsTo === 'string') await router.navigate(leadsTo, { replace: true });
}

type SiteHandlers = Pick<ComponentProps<typeof Site>, 'served'> &
  Required<Pick<ComponentProps<typeof RouterProvider>, 'onError'>>;

function ShownSite({ failures, recovery, onError, ...shown }: Shown & SiteHandlers) {
  const { router, language, queries, page } = shown;
  const locale = usePageLocale(router, language);
  useLanguageOfAnswers(locale, { queries, first: page ? 'fr' : locale });
  return (
    <FailureNotesContext value={failures}>
      <RecoveryContext value={recovery}>
        <Site {...shown} locale={locale}>
          <RouterProvider router={router} onError={onError} />
        </Site>
      </RecoveryContext>
    </FailureNotesContext>
  );
}

/**
 * Whether a page of the shell's own looks as the server rendered it: without a stored session, and
 * without history state, such as an e-mail address for the form.
 */
function isForEverybody({ state }: Location<unknown>): boolean {
  return !('session' in document.documentElement.dataset) && state === null;
}

function isUnchanged({ path, area }: ServedPage, { router, areas, language }: Shown): boolean {
  const { errors, location } = router.state;
  return (
    errors === null &&
    location.pathname === path &&
    (area ? areas.loadedVersion(area.id) === area.version : isForEverybody(location)) &&
    language.localeAt(path) === 'fr'
  );
}
