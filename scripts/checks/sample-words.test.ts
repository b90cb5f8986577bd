import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SAMPLE_STATUSES } from '../../packages/design-system/src/badge/sample-statuses.ts';
import { getLabel, priceWords } from '../../packages/messages/src/index.ts';
import { ORDER_STATUSES } from '../../packages/domain/src/index.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const files = globSync('packages/design-system/src/**/*.{ts,tsx}', { cwd: repository });

const readText = (file: string) => readFileSync(path.join(repository, file), 'utf8');

describe("samples of the design system have the product's texts", () => {
  it("show every status of an order, in the catalogue's texts", () => {
    const words = Object.entries(SAMPLE_STATUSES).map(([status, { text }]) => [status, text]);
    expect(words).toEqual(
      ORDER_STATUSES.map((status) => [status, getLabel('fr', `order_status.${status}`)]),
    );
  });

  it('have references in the format of orders and bills: CMD-2026-000042', () => {
    const found = files.flatMap((file) => readText(file).match(/\b[A-Z]{2,4}-2026-\d+/g) ?? []);
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter((reference) => !/^(?:CMD|FAC)-2026-\d{6}$/.test(reference))).toEqual([]);
  });

  it('name the totals of a price as orders and bills do', () => {
    const { subtotal, vat, total } = priceWords('fr');
    const found = files.flatMap((file) =>
      [...readText(file).matchAll(/(?:label|term|header): '([^']*\b(?:HT|TVA|TTC)\b[^']*)'/g)].map(
        ([, words]) => words,
      ),
    );
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter((words) => ![subtotal, vat('20'), total].includes(words ?? ''))).toEqual(
      [],
    );
  });
});
