import { expect, it } from 'vitest';
import { createHealthCounter } from './health-counter.ts';

const app = { id: 'ordering', version: '1.2.3-ab' };
const HOUR = 60 * 60 * 1000;

it('counts views, failures by kind and fallbacks of each version, and then begins anew', () => {
  const counter = createHealthCounter(() => Date.parse('2026-11-30T10:00:00Z'));
  counter.countView(app);
  counter.countView({ ...app, version: '2' });
  counter.countReport(app, 'render', '203.0.113.1');
  counter.countReport(app, 'fallback', '203.0.113.1');
  counter.countReport(app, 'render', '203.0.113.2');
  counter.countReport(app, 'whatever', '203.0.113.2');
  const at = '2026-11-30T10:00:00.000Z';
  expect(counter.take()).toEqual([
    {
      at,
      ...app,
      views: 1,
      failures: { render: 2, other: 1 },
      fallbacks: 1,
      reporters: 2,
      networks: ['203.0.113.1', '203.0.113.2'],
    },
    { at, id: 'ordering', version: '2', views: 1, failures: {}, fallbacks: 0, reporters: 0 },
  ]);
  expect(counter.take()).toEqual([]);
});

it('one address has three reports an hour of a version, and a household of IPv6 is one', () => {
  let now = 0;
  const counter = createHealthCounter(() => now);
  const report = (...addresses: string[]) => {
    for (const address of addresses) counter.countReport(app, 'render', address);
    return counter.take().map(({ failures, reporters }) => [failures['render'], reporters]);
  };
  const one = '203.0.113.1';
  expect(report(...Array.from({ length: 50 }, () => one))).toEqual([[3, 1]]);
  expect(report(`::ffff:${one}`)).toEqual([]);
  expect(report('203.0.113.2')).toEqual([[1, 1]]);
  expect(report(...Array.from({ length: 9 }, (_, n) => `2001:db8:0:1::${n + 1}`))).toEqual([
    [3, 1],
  ]);
  expect(report('2001:db8::1', '2001:db8:0:2::1')).toEqual([[2, 2]]);
  now = HOUR;
  expect(report(one)).toEqual([[1, 0]]); // an address that is known already
});

it('what could not be stored is stored the next time', () => {
  const counter = createHealthCounter();
  counter.countView(app);
  counter.giveBack(counter.take());
  counter.countView(app);
  expect(counter.take()).toMatchObject([{ ...app, views: 2 }]);
});
