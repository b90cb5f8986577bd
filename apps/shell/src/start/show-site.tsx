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

/** How long an early page waits to know who is there: after it the app says itself that it is loading. */
const PATIENCE_MS = 3000;

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type LoadedVersions = Pick<AreaLoader, 'loadedVersion'>;

interface Shown {
  manifest: ReleaseManifest;
  page: ServedPage | undefined;
  /** Whether somebody is signed in. Resolves also when the API does not tell. */
  known?: Promise<boolean>;
  /** Resolves when the app's own styles stand beside those of a rendered page, or cannot. */
  styled?: Promise<void> | undefined;
  router: DataRouter;
  areas: LoadedVersions;
  queries: QueryClient;
  mayEnter: MayEnter;
  language: SiteLanguage;
  failures: Failures;
  recovery: Recovery;
  /** Called once the app stands on the screen. */
  onShown?: () => void;
}

/**
 * Shows the site. A page that the server rendered stays as it is and comes to life once the router knows it; when
 * what came is not what was rendered with, the page is rendered anew. So is one that was sent early, once nothing that is
 * still on its way would make it show less. What was done meanwhile is done again, in the same controls of the page
 * that stands then.
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
  // What came last, the area or an answer, does its own work in this task.
  if (isEarly) await letBrowserAnswer();
  const takesOver = page !== undefined && isUnchanged(page, shown);
  const findControl = rememberControls(root);
  const typed = takesOver ? undefined : readTyped(root);
  const kept = takeStoredText(root);
  const putFocusBack = rememberFocus();
  const catchUp = () => {
    delete document.documentElement.dataset['early'];
    // Where the page stays, somebody may go on typing while the app takes it over.
    const missing = replayTyped(typed ?? readTyped(root), findControl);
    if (router.state.errors) replayAfterRetry(missing, { root, router, findControl });
    const stillKept = replayTyped(kept.typed, kept.findControl);
    replayAfterRetry(stillKept, { root, router, findControl: kept.findControl });
    putFocusBack(findControl);
    // Not before the app has drawn what was typed: the handlers that stand now still know of an empty form.
    setTimeout(() => answerEarlyTaps(findControl));
    layOutRest();
    shown.onShown?.();
  };
  // Not within React's own work: it would put back the text that it knows first, and the caret would be at its end.
  const onReady = () => queueMicrotask(catchUp);
  const served = page && router.state.location;
  const { onError, ...handlers } = catchErrors(shown);
  const site = <ShownSite {...shown} served={served} onError={onError} />;
  // In a transition React lets the browser answer in between; outside of one the page is a single task.
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
 * Leads from the base path of an area to the page that was shown early in its place. Drawn first, the base path would
 * empty the screen for a moment.
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
 * Whether a page of the shell's own shows here what the server rendered: nobody is awaited who has been here before, and
 * nothing came along with the history entry, such as an address for the form.
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
