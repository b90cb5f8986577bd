import { areaForPath, type ReleaseManifest } from '@tassis/platform/release';
import type { RootOptions } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import type { RouterProviderProps } from 'react-router/dom';
import type { Failures } from './failures.ts';

interface Catching {
  manifest: ReleaseManifest;
  router: DataRouter;
  failures: Failures;
}

type ErrorHandlers = Required<Pick<RouterProviderProps, 'onError'>> &
  Required<Pick<RootOptions, 'onCaughtError' | 'onRecoverableError'>>;

/**
 * Reports errors that a boundary catches, the router's or an area's, and errors that React recovers from, such as a
 * hydration mismatch. Uncaught errors reach the window (`watchUncaught`).
 */
export function catchErrors({ manifest, router, failures }: Catching): ErrorHandlers {
  const note = (error: unknown, broken?: { componentStack?: string | null | undefined }): void => {
    const { pathname } = router.state.location;
    failures.note(error, {
      kind: broken ? 'render' : 'data',
      componentStack: broken?.componentStack,
      area: areaForPath(manifest.areas, pathname)?.id ?? 'shell',
    });
  };
  // Errors of the first page exist before the router is rendered.
  for (const error of Object.values(router.state.errors ?? {})) note(error);
  return {
    onError: (error, { errorInfo }) => note(error, errorInfo),
    onCaughtError: (error, errorInfo) => {
      note(error, errorInfo);
      reportError(error); // to the console
    },
    onRecoverableError: (error, errorInfo) => {
      note(error, errorInfo);
      reportError(error);
    },
  };
}
