import type { Role } from '@tassis/domain';
import { paths } from '@tassis/platform';

/** The path of each role’s notifications; the other roles have none. */
const pathByRole: Partial<Record<Role, string>> = {
  client: paths.clientNotifications,
  partner: paths.partnerNotifications,
};

/** The path of a role's notifications; undefined for a role without any. */
export function findNotificationsPath(role: Role): string | undefined {
  return pathByRole[role];
}
