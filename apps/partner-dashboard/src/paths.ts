import { paths } from '@tassis/platform';

/** This area's own addresses; those that others link to are in the platform. */
export const ownPaths = { dashboard: `${paths.partnerDashboard}/dashboard` };
