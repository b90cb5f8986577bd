import type { Role } from '@tassis/domain';
import { paths } from '@tassis/platform';

/** Where each role reads its notifications; the others have none. */
const places: Partial<Record<Role, string>> = {
  client: paths.clientNotifications,
  partner: paths.partnerNotifications,
};

/** Where a role reads its notifications; undefined for one that has none, and no bell. */
export function findNotificationsPath(role: Role): string | undefined {
  return places[role];
}
