import { ownPages } from './to-come/own-pages.ts';
import type { PageToCome } from './to-come/page-to-come.ts';

/** Pages of the plan, guarded as they will be. A page leaves this list when an area mounts its path. */
export const pagesToCome: readonly PageToCome[] = ownPages;
