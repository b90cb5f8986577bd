import { ownPages } from './to-come/own-pages.ts';
import type { PageToCome } from './to-come/page-to-come.ts';
import { publicPages } from './to-come/public-pages.ts';

/** Pages of the plan, guarded as they will be. A page leaves this list when an area mounts its path. */
export const pagesToCome: readonly PageToCome[] = [...publicPages, ...ownPages];
