import { useSession } from '@tassis/auth';
import { useNotificationTexts } from '../messages/notifications/use-notification-texts.ts';

/** The names of the notification types for the signed-in person. */
export function useTypeTexts() {
  const { types, typesOfPartner } = useNotificationTexts();
  const isPartner = useSession().user?.user_type === 'partner';
  return isPartner ? { ...types, ...typesOfPartner } : types;
}
