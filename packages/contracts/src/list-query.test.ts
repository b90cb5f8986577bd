import { expect, test } from 'vitest';
import { listAdminOrders, toViolations } from './index.ts';

const query = listAdminOrders.request.query;

test('numbers come as text, everything may be absent', () => {
  expect(query.parse({})).toEqual({});
  expect(query.parse({ page: '2', per_page: '100', sort: '-created_at' })).toEqual({
    page: 2,
    per_page: 100,
    sort: '-created_at',
  });
});

test('days are those of this millennium, and a wrong one is said once', () => {
  expect(query.safeParse({ from: '2000-01-01', to: '2999-12-31' }).success).toBe(true);
  expect(query.safeParse({ from: 'hier' }).error?.issues).toHaveLength(1);
});

test.each([
  [{ page: '0' }, 'page: page_out_of_range'],
  [{ page: '51' }, 'page: page_out_of_range'],
  [{ page: '1.5' }, 'page: page_out_of_range'],
  [{ page: 'x' }, 'page: page_out_of_range'],
  [{ per_page: '101' }, 'per_page: per_page_out_of_range'],
  [{ search: ' ab ' }, 'search: search_too_short'],
  [{ search: 'شركة' }, 'search: arabic_not_allowed'],
  [{ status: 'lost' }, 'status: invalid_value'],
  [{ sort: 'password' }, 'sort: invalid_value'],
  [{ client: '1' }, 'client: invalid_value'],
  [{ from: '2026-02-30' }, 'from: date_invalid'],
  [{ from: '0000-01-01' }, 'from: date_invalid'],
  [{ to: '1999-12-31' }, 'to: date_invalid'],
  [{ to: '3000-01-01' }, 'to: date_invalid'],
  [{ limit: '1' }, 'limit: unknown_field'],
])('refuses %j', (input, expected) => {
  const parsed = query.safeParse(input);
  const [first] = toViolations(parsed.error?.issues ?? []);
  expect(`${first?.path}: ${first?.violation.code}`).toBe(expected);
});
