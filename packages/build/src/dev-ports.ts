/** Where each area's development server answers; the shell in development loads the areas from there. */
export const devPorts = {
  marketing: 3101,
  ordering: 3102,
  'client-dashboard': 3103,
  'admin-dashboard': 3104,
  'content-admin': 3105,
} as const;

/** An area of the house. */
export type AreaId = keyof typeof devPorts;

export function isAreaId(id: unknown): id is AreaId {
  return typeof id === 'string' && Object.hasOwn(devPorts, id);
}
