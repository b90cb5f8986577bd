/** The staff see drafts, everyone sees published packages; archived ones remain, because orders refer to them. */
export const PACKAGE_STATUSES = ['draft', 'published', 'archived'] as const;
export type PackageStatus = (typeof PACKAGE_STATUSES)[number];

/** The most drafts and published packages, because the site's lists are not paginated. */
export const PACKAGES_MAX = 200;

const MOVES: Readonly<Record<PackageStatus, readonly PackageStatus[]>> = {
  draft: ['published', 'archived'],
  published: ['draft', 'archived'],
  archived: ['draft'],
};

/** Whether a package may go from one status to the other; an archived one returns as a draft. */
export function mayMovePackage(from: PackageStatus, to: PackageStatus): boolean {
  return MOVES[from].includes(to);
}

/** Whether the content of a package may change; an archived one returns first. */
export function mayEditPackage(status: PackageStatus): boolean {
  return status !== 'archived';
}

/** Whether publishing would change what is on the site: of a published package, its draft. */
export function mayPublishPackage(status: PackageStatus, hasDraft: boolean): boolean {
  return status === 'published' ? hasDraft : mayMovePackage(status, 'published');
}
