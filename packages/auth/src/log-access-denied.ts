import type { Role } from '@tassis/domain';

const staff: ReadonlySet<Role> = new Set(['admin', 'content_admin']);

/** Logs a warning when a guard of the staff's areas refuses a person. */
export function logAccessDenied(roles: readonly Role[]): void {
  const [only, other] = roles;
  if (!only || other || !staff.has(only)) return;
  // The specification asks for a console warning.
  // oxlint-disable-next-line no-console
  console.warn(`Access denied: this area needs the role ${only}.`);
}
