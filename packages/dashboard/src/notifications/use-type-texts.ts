import { useSession } from '@tassis/auth';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';

/** What the types of notifications are called for whoever is signed in. */
export function useTypeTexts() {
  const { types, typesOfPartner } = useDashboardTexts().notifications;
  const isPartner = useSession().user?.user_type === 'partner';
  return isPartner ? { ...types, ...typesOfPartner } : types;
}
