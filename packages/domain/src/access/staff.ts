import type { Role } from './roles.ts';

/** The roles of the firm's staff, which an admin assigns. */
export const STAFF_ROLES = ['admin', 'content_admin'] as const satisfies readonly Role[];

export type StaffRole = (typeof STAFF_ROLES)[number];

/** Whether this role is one of the firm's own people. */
export function isStaff(role: unknown): role is StaffRole {
  return STAFF_ROLES.some((staff) => staff === role);
}
