/** A draft is seen by the staff, what is published by everyone; nothing that was sold is deleted. */
export const PACKAGE_STATUSES = ['draft', 'published', 'archived'] as const;
export type PackageStatus = (typeof PACKAGE_STATUSES)[number];

/** Drafts and published packages at most: the lists of the site are not paged. */
export const PACKAGES_MAX = 200;

const MOVES: Readonly<Record<PackageStatus, readonly PackageStatus[]>> = {
  draft: ['published', 'archived'],
  published: ['draft', 'archived'],
  archived: ['draft'],
};

/** Whether a package may go from one status to the other; what is archived comes back as a draft. */
export function mayMovePackage(from: PackageStatus, to: PackageStatus): boolean {
  return MOVES[from].includes(to);
}
