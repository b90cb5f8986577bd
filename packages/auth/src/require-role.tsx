import { Spinner } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import type { Role } from '@tassis/domain';
import { paths } from '@tassis/platform';
import { Navigate, useLocation } from '@tassis/platform/router';
import { Fragment, useEffect, type ReactNode } from 'react';
import { getSession, useSession } from './current-session.ts';
import { loadingText } from './messages/guard.ts';
import { rememberOrigin } from './remembered-origin.ts';
import { warnOfRefusal } from './warn-of-refusal.ts';

/**
 * Shows its content to these roles only. Nobody signed in: to /login; another role: to /; the address is
 * remembered in both cases. Somebody else than before finds nothing of the content that was there. What may be done is the API's to decide; this decides what is shown.
 */
export function RequireRole({ roles, children }: { roles: readonly Role[]; children: ReactNode }) {
  const { status, user } = useSession();
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  const role = user?.user_type;
  const shown = role !== undefined && roles.includes(role);
  const refused = status === 'ready' && !shown;

  useEffect(() => {
    if (!refused) return;
    rememberOrigin(`${pathname}${search}${hash}`);
    warnOfRefusal(roles);
  }, [refused, roles, pathname, search, hash]);
  // Another address is another page.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => (shown ? getSession().guard() : undefined), [shown, pathname]);

  if (status === 'loading') return <Spinner size="page" label={loadingText[locale]} />;
  if (!shown) return <Navigate to={role === undefined ? paths.login : paths.home} replace />;
  return <Fragment key={user?.id}>{children}</Fragment>;
}
