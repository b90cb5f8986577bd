import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  areaDescriptorSchema,
  PLATFORM_API,
  shellDescriptorSchema,
} from '../../packages/platform/src/release/index.ts';
import { describe, expect, it } from 'vitest';
import { PUBLIC_PAGES } from '../../packages/domain/src/index.ts';
import { areaIds, missingFrom } from '../areas.mjs';

const apps = path.resolve(import.meta.dirname, '../../apps');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(apps, file), 'utf8'));
const describedAreas = areaIds.map((name) => areaDescriptorSchema.parse(read(`${name}/area.json`)));

describe('area.json', () => {
  it("has the name of the area's folder", () => {
    expect(describedAreas.length).toBeGreaterThan(4);
    expect(describedAreas.map(({ id }) => id)).toEqual(areaIds);
  });

  it("has a unique first letter for the area's class names", () => {
    const letters = describedAreas.map(({ id, classLetter = `none for ${id}` }) => classLetter);
    expect(letters.filter((letter) => letter.length !== 1)).toEqual([]);
    expect(new Set(letters).size).toBe(letters.length);
  });

  it('no two areas have the same mount, and none has all paths', () => {
    const mounts = describedAreas.flatMap((area) => area.mounts);
    expect(new Set(mounts).size).toBe(mounts.length);
    expect(mounts).not.toContain('/*');
  });

  it("the shell descriptor is valid and has this tree's platform API: the version of the package", () => {
    const { platformApi } = shellDescriptorSchema.parse(read('shell/shell.json'));
    expect(platformApi).toBe(PLATFORM_API);
    expect(read('../packages/platform/package.json')).toMatchObject({ version: PLATFORM_API });
  });

  it.each(areaIds)('%s has one federated entry of at most 40 lines', (id) => {
    const entry = readFileSync(path.join(apps, id, 'src/area.tsx'), 'utf8');
    expect(entry.split('\n').length).toBeLessThanOrEqual(41);
  });
});

it('every address that a banner may link to is a public page', () => {
  const { mounts, guarded = [] } = shellDescriptorSchema.parse(read('shell/shell.json'));
  const open = describedAreas.filter(({ roles }) => roles.length === 0);
  const pages = new Set([
    ...open.flatMap((area) => area.mounts),
    ...mounts.filter((mount) => !guarded.includes(mount)),
  ]);
  expect(PUBLIC_PAGES.filter((page) => !pages.has(page))).toEqual([]);
});

describe('what the checks look for', () => {
  it.each(areaIds)('%s has all of it', (id) => {
    expect(missingFrom(id)).toEqual([]);
  });

  it('is listed when it is missing', () => {
    expect(missingFrom('shell')).toEqual(
      expect.arrayContaining(['src/area.tsx', 'the budgets of its first pages in .size-limit.js']),
    );
    expect(missingFrom('edge')).toEqual(
      expect.arrayContaining([
        '.size-limit.js',
        'the script size in package.json',
        'src/**/*.stories.tsx',
      ]),
    );
  });
});
