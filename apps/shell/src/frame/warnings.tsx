import { useSession } from '@tassis/auth';
import { useLocation } from 'react-router';
import { hasOwnWarnings } from './is-dashboard.ts';
import { SignedInPart } from './signed-in-part.tsx';

/** The banner of a client's urgent warnings, outside the dashboards; for nobody else anything is asked. */
export function Warnings() {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (user?.user_type !== 'client' || hasOwnWarnings(pathname)) return null;
  return <SignedInPart part="WarningBanner" user={user} />;
}
