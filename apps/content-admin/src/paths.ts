import { paths } from '@tassis/platform';

/** This area's own addresses. */
export const ownPaths = { dashboard: `${paths.contentDashboard}/dashboard` };
