import { reportReleaseAlarm } from '@tassis/contracts';
import { like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mails } from '../../database/schema/index.ts';
import { signCallback } from '../../payments/callback-signature.ts';
import { createTestApi } from '../../testing/create-test-api.ts';

const api = await createTestApi();
const admin = await api.signIn('admin');
await api.signIn('client');

const alarm = {
  kind: 'dropped',
  app: 'ordering',
  version: '1.4.2-ab12cd3e',
  views: 41,
  failures: 9,
  live: { version: '1.4.1-99f0aa1b', views: 780, failures: 0 },
};

/** Tells of an alarm as the edge does. */
const tell = (
  said: unknown,
  { secret = api.deps.config.edgeSecrets[0], at = api.clock() } = {},
) => {
  const payload = JSON.stringify(said);
  return api.app.inject({
    method: 'POST',
    url: `/api${reportReleaseAlarm.path}`,
    headers: {
      'content-type': 'application/json',
      'edge-signature': signCallback(secret, Buffer.from(payload), at),
    },
    payload,
  });
};
const told = () => api.db.select().from(mails).where(like(mails.dedupeKey, 'release-alarm:%'));

test('an alarm of the site is mailed to each administrator once per release and day', async () => {
  const answers = await Promise.all([tell(alarm), tell({ ...alarm, failures: 10 })]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  const first = await told();
  expect(first).toMatchObject([{ recipient: admin.email, template: 'release-alarm' }]);
  expect(first[0]?.subject).toContain('ordering');
  expect((await tell({ ...alarm, kind: 'failing', live: null })).statusCode).toBe(204);
  expect(await told()).toHaveLength(2);
});

test.each([
  ['with another secret', { secret: 'x'.repeat(40) }],
  ['an hour ago', { at: new Date(api.clock().getTime() - 3_600_000) }],
])('an alarm that is signed %s is refused', async (_which, how) => {
  const before = await told();
  const answer = await tell({ ...alarm, version: '9.9.9' }, how);
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'signature_invalid' }]);
  expect(await told()).toEqual(before);
});

test.each([
  ['kind', 'whatever'],
  ['app', 'Salma El Amrani'],
  ['views', -1],
  ['live', undefined],
])('an alarm with %s %j is refused', async (field, value) => {
  const answer = await tell({ ...alarm, [field]: value });
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'validation_failed' }]);
});
