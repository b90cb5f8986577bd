import type { FaqPage } from '@tassis/domain';
import { paths } from '@tassis/platform';

/** This area's own addresses. */
export const ownPaths = {
  dashboard: `${paths.contentDashboard}/dashboard`,
  faq: `${paths.contentDashboard}/faq`,
  faqOf: (page: FaqPage) => `${paths.contentDashboard}/faq/${page}`,
  articles: `${paths.contentDashboard}/articles`,
  article: (name: string) => `${paths.contentDashboard}/articles/${name}`,
  reviews: `${paths.contentDashboard}/reviews`,
};
