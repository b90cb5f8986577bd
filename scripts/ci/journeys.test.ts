import { expect, it } from 'vitest';
import { areaIds } from '../areas.mjs';
import { areasOfJourneys, findJourneys, specs } from './journeys.mjs';

const nothing = { base: '', released: [], restarted: [], shared: [], stories: [], packages: [] };

it('the list names existing journeys and areas', () => {
  const listed = Object.keys(areasOfJourneys).map((name) => `specs/${name}.spec.ts`);
  expect(listed.length).toBeGreaterThan(10);
  expect(specs).toEqual(expect.arrayContaining(listed));
  for (const areas of Object.values(areasOfJourneys)) {
    expect(areaIds).toEqual(expect.arrayContaining(areas));
    expect(areas.length).toBeGreaterThan(0);
  }
});

it('an area has its own journeys, and those that may visit any', () => {
  const walked = findJourneys({ ...nothing, released: ['content-admin'] });
  expect(walked).toContain('specs/package.spec.ts');
  expect(walked).toContain('specs/area-failures.spec.ts');
  expect(walked).not.toContain('specs/client-bills.spec.ts');
});

it.each([
  ['the shell', { released: ['shell'] }],
  ['a program', { restarted: ['api'] }],
  ['a journey', { packages: ['e2e'] }],
  ['an input of every task', { everything: 'pnpm-lock.yaml' }],
])('a change of %s may show on any page', (_, change) => {
  expect(findJourneys({ ...nothing, ...change })).toEqual(specs);
});

it('a change of tests only reaches no journey', () => {
  expect(findJourneys({ ...nothing, packages: ['ordering'] })).toEqual([]);
});
