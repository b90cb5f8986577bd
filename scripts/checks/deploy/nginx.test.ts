import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../../toolchain.mjs';

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

/** The paths of the API that have a secret in them. */
const secretPaths = globSync('packages/contracts/src/*/*.ts', { cwd: repository }).flatMap((file) =>
  [...read(file).matchAll(/path: '(\S*:token\S*)'/g)].map(([, found = '']) => found),
);

it('the access log of nginx has no secret of a path', () => {
  const text = read('deploy/nginx.conf');
  const [, pattern = '', written = ''] = /"~\*(\S+)" (\S+);/.exec(text) ?? [];
  expect(written).toBe('$place/:token');
  expect(/^log_format .*/m.exec(text)?.[0]).not.toMatch(/\$(?:uri|request|request_uri|args)\b/);
  expect(secretPaths.length).toBeGreaterThan(5);
  const hide = new RegExp(pattern, 'i');
  for (const found of secretPaths) {
    const groups = hide.exec(`/api${found.replace(':token', 'secret')}`)?.groups;
    expect(`${groups?.['place']}/:token`).toBe(`/api${found.replace(/:token.*/, ':token')}`);
  }
});

it('nginx takes authenticated cipher suites with forward secrecy alone', () => {
  const [, suites = ''] = /ssl_ciphers ([^;]+);/.exec(read('deploy/nginx.conf')) ?? [];
  expect(suites.split(':')).not.toEqual(['']);
  for (const suite of suites.split(':')) expect(suite).toMatch(/^ECDHE-.*(?:GCM|POLY1305)/);
});
