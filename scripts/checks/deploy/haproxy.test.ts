import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../../toolchain.mjs';

const text = readFileSync(path.join(repository, 'deploy/haproxy.cfg'), 'utf8');

it('HAProxy sends no request again that creates something and has no key', () => {
  const rules = [...text.matchAll(/http-request disable-l7-retry if (.*)/g)].map(
    ([, rule]) => rule,
  );
  expect(rules).toHaveLength(2);
  expect(rules[0]).toBe(rules[1]);
  const [, begin = '', pattern = ''] = /path_beg (\S+) .*path_reg (\S+)/.exec(rules[0] ?? '') ?? [];
  const isLeftAlone = (asked: string) => asked.startsWith(begin) || new RegExp(pattern).test(asked);
  // Those that all-contracts.test.ts names: acceptInvitation, registerClient, registerPartner.
  for (const asked of [
    '/api/invitations/secret/accept',
    '/api/register/client',
    '/api/register/partner',
  ])
    expect(isLeftAlone(asked)).toBe(true);
  expect(isLeftAlone('/api/orders')).toBe(false);
});

it('a person who opens a page while no edge is left gets a page, a call the API’s own words', () => {
  expect(text).toMatch(
    /http-request return status 503 content-type "text\/html.* !\{ path_beg \/api\/ \}/,
  );
  expect(text).toMatch(/http-error status 503 content-type application\/json/);
});
