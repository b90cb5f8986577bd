import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';

const french = { one: 'commande', many: 'commandes' };
const english = { one: 'order', many: 'orders' };

describe('the number of rows', () => {
  it.each([
    [0, '0 commande', '0 orders'],
    [1, '1 commande', '1 order'],
    [34, '34 commandes', '34 orders'],
  ])('%i', (total, inFrench, inEnglish) => {
    expect(fr.list.count(total, String(total), french)).toBe(inFrench);
    expect(en.list.count(total, String(total), english)).toBe(inEnglish);
  });
});
