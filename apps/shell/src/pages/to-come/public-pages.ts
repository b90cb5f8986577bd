import type { PageToCome } from './page-to-come.ts';

/** Pages of the firm's site that are still to come, in French alone: none at present. */
export const publicPages: readonly Required<PageToCome>[] = [];
