/** The areas. Their order determines the prefixes of class names, so a new one comes last. */
export const areaIds = [
  'marketing',
  'ordering',
  'client-dashboard',
  'admin-dashboard',
  'content-admin',
] as const;

/** The id of an area. */
export type AreaId = (typeof areaIds)[number];

export function isAreaId(id: unknown): id is AreaId {
  return areaIds.some((known) => known === id);
}
