import { randomInt } from 'node:crypto';
import type { Canary } from '../releases/canary-entry.ts';

/** The cookie with the group of a visitor: a whole number from 0 to 99. */
export const GROUP_COOKIE = 'canary_group';

const GROUPS = 100;

/** The cookie of a visitor for whom no canary is. */
export const cookieOutsideCanaries: string = `${GROUP_COOKIE}=${GROUPS - 1}`;

/** The group that a cookie states; undefined for anything else. */
export function readGroup(cookie: string | undefined): number | undefined {
  return cookie !== undefined && /^\d{1,2}$/.test(cookie) ? Number(cookie) : undefined;
}

/** A group for a visitor who has none. */
export function drawGroup(): number {
  return randomInt(GROUPS);
}

/**
 * Whether a canary is for a group. A canary with more percent has all the groups of one with less: a visitor who has it
 * keeps it when it grows, and the site has one variant for each canary at most.
 */
export function isFor({ percent }: Pick<Canary, 'percent'>, group: number): boolean {
  return group < percent;
}
