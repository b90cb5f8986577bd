import type { FaqPage, PackageStatus } from '@tassis/domain';
import { paths } from '@tassis/platform';

const packages = `${paths.contentDashboard}/packages`;

/** This area's own addresses. */
export const ownPaths = {
  dashboard: `${paths.contentDashboard}/dashboard`,
  packages,
  packagesIn: (status: PackageStatus) => `${packages}?status=${status}`,
  packagesEdited: `${packages}?status=edited`,
  newPackage: `${packages}/create`,
  package: (id: string) => `${packages}/${id}/edit`,
  faq: `${paths.contentDashboard}/faq`,
  faqPage: (page: FaqPage) => `${paths.contentDashboard}/faq/${page}`,
  articles: `${paths.contentDashboard}/articles`,
  article: (name: string) => `${paths.contentDashboard}/articles/${name}`,
  claims: `${paths.contentDashboard}/claims`,
  banners: `${paths.contentDashboard}/banners`,
  reviews: `${paths.contentDashboard}/reviews`,
};
