import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SAMPLE_STATUSES } from '../../packages/design-system/src/badge/sample-statuses.ts';
import { labelOf } from '../../packages/messages/src/index.ts';
import { ORDER_STATUSES } from '../../packages/domain/src/index.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const files = globSync('packages/design-system/src/**/*.{ts,tsx}', { cwd: repository });

describe('samples of the design system speak as the product does', () => {
  it('shows every state of an order, in the words of the catalogue', () => {
    const words = Object.entries(SAMPLE_STATUSES).map(([status, { text }]) => [status, text]);
    expect(words).toEqual(
      ORDER_STATUSES.map((status) => [status, labelOf('fr', `order_status.${status}`)]),
    );
  });

  it('writes references as orders and bills have them: CMD-2026-000042', () => {
    const found = files.flatMap(
      (file) =>
        readFileSync(path.join(repository, file), 'utf8').match(/\b[A-Z]{2,4}-2026-\d+/g) ?? [],
    );
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter((reference) => !/^(?:CMD|FAC)-2026-\d{6}$/.test(reference))).toEqual([]);
  });
});
