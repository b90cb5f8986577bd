import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { areaDescriptorSchema } from '@tassis/platform/release';
import { describe, expect, it } from 'vitest';
import { toAddresses } from './addresses.ts';

const apps = path.join(import.meta.dirname, '../../..');
const areas = await Promise.all(
  ['marketing', 'ordering'].map(async (id) => {
    const text = await readFile(path.join(apps, id, 'area.json'), 'utf8');
    return areaDescriptorSchema.parse(JSON.parse(text));
  }),
);
const addresses = toAddresses(areas);
const aliases = areas.flatMap((area) => Object.entries(area.aliases ?? {}));

describe('another name of a page of the site', () => {
  it.each(aliases)('%s leads to it at once', (alias, page) => {
    const typed = `/${alias.slice(1).toUpperCase()}/`;
    expect([addresses.canonical(alias), addresses.canonical(typed)]).toEqual([page, page]);
    expect(addresses.canonical(page)).toBeUndefined(); // no second hop
  });
});
