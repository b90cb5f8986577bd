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
  it('names the area by its folder', () => {
    expect(describedAreas.length).toBeGreaterThan(4);
    expect(describedAreas.map(({ id }) => id)).toEqual(areaIds);
  });

  it('gives each area a letter of its own for the names of its classes', () => {
    const letters = describedAreas.map(({ id, classLetter = `none for ${id}` }) => classLetter);
    expect(letters.filter((letter) => letter.length !== 1)).toEqual([]);
    expect(new Set(letters).size).toBe(letters.length);
  });

  it('no two areas claim the same path, and none claims everything', () => {
    const mounts = describedAreas.flatMap((area) => area.mounts);
    expect(new Set(mounts).size).toBe(mounts.length);
    expect(mounts).not.toContain('/*');
  });

  it('the shell descriptor is valid, and names the platform API of this tree: the version of the package', () => {
    const { platformApi } = shellDescriptorSchema.parse(read('shell/shell.json'));
    expect(platformApi).toBe(PLATFORM_API);
    expect(read('../packages/platform/package.json')).toMatchObject({ version: PLATFORM_API });
  });

  it.each(areaIds)('%s has one federated entry of at most 40 lines', (id) => {
    const entry = readFileSync(path.join(apps, id, 'src/area.tsx'), 'utf8');
    expect(entry.split('\n').length).toBeLessThanOrEqual(41);
  });
});

it('every address that a banner may lead to is a public page', () => {
  const { mounts, guarded = [] } = shellDescriptorSchema.parse(read('shell/shell.json'));
  const open = describedAreas.filter(({ roles }) => roles.length === 0);
  const pages = new Set([
    ...open.flatMap((area) => area.mounts),
    ...mounts.filter((mount) => !guarded.includes(mount)),
  ]);
  expect(PUBLIC_PAGES.filter((page) => !pages.has(page))).toEqual([]);
});

describe('what the checks look for themselves', () => {
  it.each(areaIds)('%s lacks nothing of it', (id) => {
    expect(missingFrom(id)).toEqual([]);
  });

  it('is named where it is missing', () => {
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
