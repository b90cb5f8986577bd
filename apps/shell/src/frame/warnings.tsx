import { useSession } from '@tassis/auth';
import { useContext } from 'react';
import { useLocation } from 'react-router';
import { AreasContext, isDashboard } from './is-dashboard.ts';
import { SignedInPart } from './signed-in-part.tsx';

/** The banner of a client's urgent warnings, outside the dashboards. For other people nothing is requested. */
export function Warnings() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const areas = useContext(AreasContext);
  if (user?.user_type !== 'client' || isDashboard(areas, pathname)) return null;
  return <SignedInPart part="WarningBanner" user={user} />;
}
