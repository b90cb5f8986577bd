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
 * Shows its content to these roles only. Nobody signed in: to /login, with the state `refused`; another role: to /,
 * where a toast says why. The address is remembered in both cases, but not for the next person when somebody leaves;
 * somebody else than before finds nothing of the content that was there. What may be done is the API's to decide; this
 * decides what is shown.
 */
export function RequireRole({ roles, children }: { roles: readonly Role[]; children: ReactNode }) {
  const { status, user } = useSession();
  const texts = guardTexts[useLocale()];
  const { pathname } = useLocation();
  const role = user?.user_type;
  const shown = role !== undefined && roles.includes(role);
  useRefusal(status === 'ready' && !shown, roles);
  // Another address is another page.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => (shown ? getSession().guard() : undefined), [shown, pathname]);

  if (status === 'loading') return <Spinner size="page" label={texts.loading} />;
  if (status === 'unknown') return <UnknownSession />;
  if (!shown) {
    return <Navigate to={role ? paths.home : paths.login} state="refused" replace />;
  }
  return <Fragment key={user?.id}>{children}</Fragment>;
}

/** Remembers where somebody wanted to go, and says why they may not. Whoever was inside and left wants nothing. */
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

async function sayWhy(locale: Locale, notify: Host['notify']): Promise<void> {
  const { refusalTexts } = await import('./messages/refusal.ts');
  notify({ tone: 'info', text: refusalTexts[locale] });
}
