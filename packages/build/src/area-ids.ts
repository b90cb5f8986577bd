/** The areas of the house. Their order numbers the letters of class names: a new one comes last. */
export const areaIds = [
  'marketing',
  'ordering',
  'client-dashboard',
  'admin-dashboard',
  'content-admin',
] as const;

/** An area of the house. */
export type AreaId = (typeof areaIds)[number];

export function isAreaId(id: unknown): id is AreaId {
  return areaIds.some((known) => known === id);
}
