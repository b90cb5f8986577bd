import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addOwner, dropOwner } from '../area/owners.mjs';
import { areaIds } from '../areas.mjs';
import { repository } from '../toolchain.mjs';

const owners = readFileSync(path.join(repository, '.github/CODEOWNERS'), 'utf8');
const lines = owners.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const owned = new Map(lines.map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));

it('every area has its own team, and every other package and folder an owner', () => {
  const manifests = globSync(['apps/*/package.json', 'packages/*/package.json'], {
    cwd: repository,
  });
  const places = manifests.map((file) => `/${path.dirname(file)}/`);
  const own = areaIds.map((id) => `/apps/${id}/`);
  expect(places.length).toBeGreaterThan(20);
  expect([...owned.keys()]).toEqual(expect.arrayContaining(['*', ...places]));
  expect(own.map((place) => owned.get(place))).toEqual(areaIds.map((id) => [`@tassis/${id}`]));
});

it('every owner is one team, and every path exists', () => {
  for (const line of lines) expect(line).toMatch(/^(?:\*|\/\S+\/) @tassis\/[a-z-]+$/);
  const gone = [...owned.keys()].filter(
    (place) => place !== '*' && globSync(`.${place ?? ''}`, { cwd: repository }).length === 0,
  );
  expect(gone).toEqual([]);
});

it('is unchanged after an area was added and removed, and sorted by name', () => {
  const added = addOwner(owners, 'figures');
  expect(added).toContain(
    '@tassis/content-admin\n/apps/figures/ @tassis/figures\n/apps/marketing/',
  );
  expect(dropOwner(added, 'figures')).toBe(owners);
  expect(() => addOwner('* @tassis/platform\n', 'figures')).toThrow('# Areas');
});
