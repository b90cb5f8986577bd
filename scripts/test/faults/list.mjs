// @ts-check
import { api } from './list/api.mjs';
import { browser } from './list/browser.mjs';
import { design } from './list/design.mjs';
import { edge } from './list/edge.mjs';
import { house } from './list/house.mjs';
import { journeys } from './list/journeys.mjs';
import { rules } from './list/rules.mjs';

/**
 * A small mistake that a developer could make, stored as `<name>.patch`.
 * @typedef {object} Fault
 * @property {string} name
 * @property {string} suffering what a person would suffer
 * @property {import('./parts.mjs').Parts} noticedBy where the fast tier notices it; one of them is enough
 */

/** Faults of one part are together, because its caches are then warm. @type {Fault[]} */
export const faults = [...rules, ...api, ...edge, ...browser, ...design, ...journeys, ...house];
