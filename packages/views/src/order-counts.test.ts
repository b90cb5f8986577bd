import { describe, expect, it } from 'vitest';
import { orderCountOf, ordersInSight } from './order-counts.ts';

const few = { total: 34, total_capped: false, per_page: 20 };
const many = { total: 1000, total_capped: true, per_page: 20 };

describe('how many orders there are', () => {
  it.each([
    ['fr', { ...few, total: 0 }, '0 commande'],
    ['fr', { ...few, total: 1 }, '1 commande'],
    ['fr', few, '34 commandes'],
    ['fr', many, /^1\s000\+ commandes$/],
    ['en', { ...few, total: 0 }, '0 orders'],
    ['en', { ...few, total: 1 }, '1 order'],
  ] as const)('%s %j', (locale, meta, expected) => {
    expect(orderCountOf(meta, locale)).toMatch(expected);
  });
});

describe('which of them a page shows', () => {
  it.each([
    [1, few, 'Commandes 1 à 20 sur 34'],
    [2, few, 'Commandes 21 à 34 sur 34'],
    [50, many, /^Commandes 981 à 1\s000 sur 1\s000\+$/],
  ] as const)('page %i of %j', (page, meta, expected) => {
    expect(ordersInSight(meta, page, 'fr')).toMatch(expected);
  });
});
