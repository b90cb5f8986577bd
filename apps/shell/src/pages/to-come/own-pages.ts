import type { Role } from '@tassis/domain';
import { paths } from '@tassis/platform';

const rolesOf = {
  [`${paths.contentDashboard}/packages`]: ['content_admin'],
  [`${paths.contentDashboard}/packages/create`]: ['content_admin'],
  [`${paths.contentDashboard}/packages/:packageId/edit`]: ['content_admin'],
} as const satisfies Record<string, readonly Role[]>;

/** The path of a page to come that only some may enter. */
export type OwnPath = keyof typeof rolesOf;

/** Pages to come that only some may enter; in every language, with words that only they need. */
export const ownPages: readonly { path: string; roles: readonly Role[] }[] = Object.entries(
  rolesOf,
).map(([path, roles]) => ({ path, roles }));
