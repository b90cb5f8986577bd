import { expect, it } from 'vitest';
import { describeChange } from './describe-change.mjs';

const affected = {
  base: '0123456789abcdef',
  released: ['shell', 'ordering'],
  restarted: ['edge'],
  shared: [{ name: 'views', reaches: ['shell', 'ordering'] }],
  stories: [],
  packages: ['shell', 'ordering', 'edge', 'views'],
};

it('lists what to release and restart, which areas a shared package reaches, and what it adds to each', () => {
  const sizes = [
    { name: 'ordering: /domiciliation', before: 61_943, after: 62_943, limit: 63_500 },
    { name: 'ordering: a page in its own script', before: 9166, after: 9166, limit: 10_000 },
    { name: 'shell: styles', before: 9000, after: 8990, limit: 9100 },
    { name: 'ordering: /new', after: 500, limit: 600 },
    { name: 'ordering: /old', before: 500, limit: 0 },
  ];
  expect(describeChange(affected, sizes)).toBe(`Compared with 0123456789ab.

To release: shell, ordering

To put in place and restart: edge

| shared package | concerns        |
| -------------- | --------------- |
| views          | shell, ordering |

| first page of a visit, in bytes | before | after  | change | left |
| ------------------------------- | ------ | ------ | ------ | ---- |
| ordering: /domiciliation        | 61,943 | 62,943 | +1,000 | 557  |
| shell: styles                   | 9,000  | 8,990  | -10    | 110  |
| ordering: /new                  | new    | 500    | +500   | 100  |
| ordering: /old                  | 500    | gone   | -500   |      |

Budgets that weigh what they weighed: 1.`);
});

it('says when nothing is larger, when only tests are reached, when nothing is, and when everything is', () => {
  const none = { ...affected, released: [], restarted: [], shared: [], packages: [] };
  expect(describeChange(none, [])).toContain('all 0 budgets weigh what they weighed');
  expect(describeChange(none)).toContain('It reaches nothing that is tested or built.');
  expect(describeChange({ ...none, packages: ['ordering'] })).toContain('tests of: ordering.');
  expect(describeChange({ ...affected, everything: 'turbo.json' })).toContain(
    'It reaches everything: turbo.json',
  );
});
