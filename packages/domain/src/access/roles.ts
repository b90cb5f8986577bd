/** The four kinds of user; the value of `user_type` on the wire. */
export const ROLES = ['client', 'partner', 'admin', 'content_admin'] as const;

export type Role = (typeof ROLES)[number];

/** Where a person lands after signing in. */
const LANDING_PATHS: Readonly<Record<Role, string>> = {
  client: '/client-dashboard',
  partner: '/partner-dashboard',
  admin: '/admin-dashboard',
  content_admin: '/dashboard',
};

/**
 * Returns the first page of a role; `/` for no role or an unknown one, since it may come from the browser's storage.
 */
export function getLandingPath(role: string | null | undefined): string {
  return isRole(role) ? LANDING_PATHS[role] : '/';
}

/** Whether a text from outside (storage, wire) names a role. */
export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}
