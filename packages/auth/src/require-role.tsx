import { Spinner } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import type { Role } from '@tassis/domain';
import { paths } from '@tassis/platform';
import { Navigate, useLocation } from '@tassis/platform/router';
import { useEffect, type ReactNode } from 'react';
import { useSession } from './current-session.ts';
import { loadingText } from './messages/guard.ts';
import { rememberOrigin } from './remembered-origin.ts';

/**
 * Shows its content to these roles only. Nobody signed in: to /login; another role: to /; the address is
 * remembered in both cases. What may be done is the API's to decide; this decides what is shown.
 */
export function RequireRole({ roles, children }: { roles: readonly Role[]; children: ReactNode }) {
  const { status, user } = useSession();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const role = user?.user_type;
  const refused = status === 'ready' && (role === undefined || !roles.includes(role));

  useEffect(() => {
    if (refused) rememberOrigin(`${pathname}${search}`);
  }, [refused, pathname, search]);

  if (status === 'loading') return <Spinner size="page" label={loadingText[locale]} />;
  if (refused) return <Navigate to={role === undefined ? paths.login : paths.home} replace />;
  return children;
}
