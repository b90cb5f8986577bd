import type { ContentPackage } from '@tassis/contracts';

/** The filters of the list, as in its address: `?status=published`. */
export const PACKAGE_VIEWS = ['current', 'published', 'draft', 'edited', 'archived'] as const;
export type PackageView = (typeof PACKAGE_VIEWS)[number];

/** The filter in the address. Default: the packages in use. */
export function findView(status: string | null): PackageView {
  return PACKAGE_VIEWS.find((view) => view === status) ?? 'current';
}

/** Whether a filter shows a package. */
export function isInView(view: PackageView, { status, draft }: ContentPackage): boolean {
  if (view === 'current') return status !== 'archived';
  return view === 'edited' ? draft.is_open && status === 'published' : status === view;
}
