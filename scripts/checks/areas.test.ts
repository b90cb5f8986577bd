import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  areaDescriptorSchema,
  PLATFORM_API,
  shellDescriptorSchema,
} from '@tassis/platform/release';
import { describe, expect, it } from 'vitest';

const apps = path.resolve(import.meta.dirname, '../../apps');
const areas = readdirSync(apps).filter((name) => existsSync(path.join(apps, name, 'area.json')));
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(apps, file), 'utf8'));
const describedAreas = areas.map((name) => areaDescriptorSchema.parse(read(`${name}/area.json`)));

describe('area.json', () => {
  it('stands in each of the five areas', () => {
    expect(areas).toEqual([
      'admin-dashboard',
      'client-dashboard',
      'content-admin',
      'marketing',
      'ordering',
    ]);
  });

  it('names the area by its folder', () => {
    expect(describedAreas.map(({ id }) => id)).toEqual(areas);
  });

  it('no two areas claim the same path, and none claims everything', () => {
    const mounts = describedAreas.flatMap((area) => area.mounts);
    expect(new Set(mounts).size).toBe(mounts.length);
    expect(mounts).not.toContain('/*');
  });

  it('the shell descriptor is valid, and names the platform API of this tree', () => {
    const { platformApi } = shellDescriptorSchema.parse(read('shell/shell.json'));
    expect(platformApi).toBe(PLATFORM_API);
  });

  it.each(areas)('%s has one federated entry of at most 40 lines, and a README', (name) => {
    const entry = readFileSync(path.join(apps, name, 'src/area.tsx'), 'utf8');
    expect(entry.split('\n').length).toBeLessThanOrEqual(41);
    expect(existsSync(path.join(apps, name, 'README.md'))).toBe(true);
  });
});
