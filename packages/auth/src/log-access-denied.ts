import type { Role } from '@tassis/domain';

const staff: ReadonlySet<Role> = new Set(['admin', 'content_admin']);

/** Tells the console that an area of the staff was refused (signed-in-areas.md §4). */
export function logAccessDenied(roles: readonly Role[]): void {
  const [only, other] = roles;
  if (!only || other || !staff.has(only)) return;
  // The specification asks for a warning there.
  // oxlint-disable-next-line no-console
  console.warn(`Access denied: this area needs the role ${only}.`);
}
