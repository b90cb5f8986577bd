import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { downloadFile, loginMfa } from '../../../packages/contracts/src/index.ts';
import { repository } from '../../toolchain.mjs';

const text = readFileSync(path.join(repository, 'deploy/haproxy.cfg'), 'utf8');

it('HAProxy sends no request again that has no key and works only once', () => {
  const rules = [...text.matchAll(/http-request disable-l7-retry if (.*)/g)].map(
    ([, rule]) => rule,
  );
  expect(rules).toHaveLength(2);
  expect(rules[0]).toBe(rules[1]);
  const found = /path_beg (.*?) \}.*path (\S+) .*path_reg (\S+)/.exec(rules[0] ?? '');
  const [, begins = '', whole = '', pattern = ''] = found ?? [];
  const isLeftAlone = (asked: string) =>
    begins.split(' ').some((begin) => asked.startsWith(begin)) ||
    asked === whole ||
    new RegExp(pattern).test(asked);
  // Those that all-contracts.test.ts names: acceptInvitation, registerClient, registerPartner; and what is valid once.
  expect([loginMfa.path, downloadFile.path]).toEqual(['/login/mfa', '/downloads/:token']);
  for (const asked of [
    '/api/downloads/secret',
    '/api/login/mfa',
    '/api/invitations/secret/accept',
    '/api/register/client',
    '/api/register/partner',
  ])
    expect(isLeftAlone(asked)).toBe(true);
  for (const asked of ['/api/orders', '/api/login', '/api/admin/orders/download-link'])
    expect(isLeftAlone(asked)).toBe(false);
});

it('a person who opens a page while no edge is left gets a page, a call the API’s own words', () => {
  expect(text).toMatch(
    /http-request return status 503 content-type "text\/html.* !\{ path_beg \/api\/ \}/,
  );
  expect(text).toMatch(/http-error status 503 content-type application\/json/);
});
