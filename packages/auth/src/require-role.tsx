import { Spinner } from '@tassis/design-system';
import { useLocale, useNotify, type Host, type Locale } from '@tassis/design-system/host';
import type { Role } from '@tassis/domain';
import { paths } from '@tassis/platform';
import { Navigate, useLocation } from '@tassis/platform/router';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { getSession, useSession } from './current-session.ts';
import { guardTexts } from './messages/guard.ts';
import { storeReturnPath } from './return-path.ts';
import { UnknownSession } from './unknown-session.tsx';
import { logAccessDenied } from './log-access-denied.ts';

/**
 * A guard: shows its content to these roles only. It redirects a visitor to /login with the state `refused`, and
 * another role to /, where a toast says why. It stores the address in both cases, except after a sign-out. A
 * different person gets a new mount of the content. The API decides what a person may do; the guard only decides what
 * is shown.
 */
export function RequireRole({ roles, children }: { roles: readonly Role[]; children: ReactNode }) {
  const { status, user } = useSession();
  const texts = guardTexts[useLocale()];
  const { pathname } = useLocation();
  const role = user?.user_type;
  const shown = role !== undefined && roles.includes(role);
  useRefusal(status === 'ready' && !shown, roles);
  const mustSetUp = useMissingFactor(shown);
  // Another address is another guarded page.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => (shown ? getSession().guard() : undefined), [shown, pathname]);

  if (status === 'loading') return <Spinner size="page" label={texts.loading} />;
  if (status === 'unknown') return <UnknownSession />;
  if (!shown) {
    return <Navigate to={role ? paths.home : paths.login} state="refused" replace />;
  }
  if (mustSetUp) return <Navigate to={paths.secondFactor} replace />;
  return <Fragment key={user?.id}>{children}</Fragment>;
}

/** Stores the refused address, logs the refusal and tells a signed-in person why; does nothing after a sign-out. */
function useRefusal(refused: boolean, roles: readonly Role[]): void {
  const { user, ended } = useSession();
  const { pathname, search, hash } = useLocation();
  const notify = useNotify();
  const locale = useLocale();
  const wasInside = useRef(false);
  useEffect(() => {
    if (!refused) wasInside.current = user !== null && !ended;
    else if (!wasInside.current) {
      storeReturnPath(`${pathname}${search}${hash}`);
      logAccessDenied(roles);
      if (user) void sayWhy(locale, notify).catch(reportError);
    }
  }, [refused, user, ended, roles, pathname, search, hash, locale, notify]);
}

/**
 * Returns whether the person must set up a second factor before anything but their account, where a sentence says so,
 * and stores the address that they are led back to then.
 */
function useMissingFactor(shown: boolean): boolean {
  const { user } = useSession();
  const { pathname, search, hash } = useLocation();
  const isMissing = shown && user?.second_factor_required === true && pathname !== paths.account;
  useEffect(() => {
    if (isMissing) storeReturnPath(`${pathname}${search}${hash}`);
  }, [isMissing, pathname, search, hash]);
  return isMissing;
}

async function sayWhy(locale: Locale, notify: Host['notify']): Promise<void> {
  const { refusalTexts } = await import('./messages/refusal.ts');
  notify({ tone: 'info', text: refusalTexts[locale] });
}
