import type { ContentPackage } from '@tassis/contracts';

/** What the list may be narrowed to, as its address says it: `?status=published`. */
export const PACKAGE_VIEWS = ['current', 'published', 'draft', 'edited', 'archived'] as const;
export type PackageView = (typeof PACKAGE_VIEWS)[number];

/** The view that an address names; the packages in use where it names none. */
export function findView(status: string | null): PackageView {
  return PACKAGE_VIEWS.find((view) => view === status) ?? 'current';
}

/** Whether a view shows a package. */
export function isInView(view: PackageView, { status, draft }: ContentPackage): boolean {
  if (view === 'current') return status !== 'archived';
  return view === 'edited' ? draft.is_open && status === 'published' : status === view;
}
