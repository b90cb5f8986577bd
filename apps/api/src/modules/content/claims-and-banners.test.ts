import {
  contentVersion,
  discardBannersDraft,
  discardClaimsDraft,
  getBanners,
  getClaims,
  getFirm,
  updateBanners,
  updateBannersDraft,
  updateClaims,
  updateClaimsDraft,
  type Banners,
  type Claims,
  type Firm,
} from '@tassis/contracts';
import { CLAIM_NAMES, moroccanDateTime } from '@tassis/domain';
import { firmRecord } from '@tassis/testing/builders';
import { describe, expect, test, vi } from 'vitest';
import { startJobs } from '../../workers/start-jobs.ts';
import { keepOnly } from '../../mail/transport.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { textLike } from '../../testing/matchers.ts';
import { contentDesk, getData, getRefusal } from '../packages/testing/content-desk.ts';

const api = await createTestApi();
const desk = await contentDesk(api);

const firm = async (language = 'fr') =>
  getData<Firm>(
    await api.ask(getFirm, {
      query: { texts: 'none' },
      headers: { 'accept-language': language },
    }),
  );
const versionNow = async () => getData<{ version: number }>(await api.ask(contentVersion)).version;
const claimsNow = async () => getData<Claims>(await desk.ask(getClaims));
const bannersNow = async () => getData<Banners>(await desk.ask(getBanners));

const changed = async (changes: Partial<Record<(typeof CLAIM_NAMES)[number], object>>) =>
  (await claimsNow()).claims.map((claim) => ({ ...claim, ...changes[claim.name] }));

describe('the claims', () => {
  test('are by default the firm’s figures and the built-in texts of the pages', async () => {
    const { claims, draft, version } = await claimsNow();
    expect(claims.map(({ name }) => name)).toEqual(CLAIM_NAMES);
    expect(claims[0]).toEqual({
      name: 'satisfied_clients',
      figure: '500+',
      text: 'clients satisfaits',
      text_en: 'satisfied clients',
    });
    expect([draft, version]).toEqual([null, 0]);
    expect(await firm()).toMatchObject({ claims: firmRecord().claims });
    expect(Object.keys(await firm())).not.toContain('texts');
  });

  test('are edited in a draft, and the site shows what is published, in the visitor’s language', async () => {
    const payload = {
      claims: await changed({
        satisfied_clients: { figure: '700+', text: 'sociétés contentes', text_en: 'happy firms' },
        support: { figure: '' },
        hours_closed: { text: 'Porte close' },
      }),
    };
    const content = await versionNow();
    const saved = getData<Claims>(await desk.ask(updateClaimsDraft, { payload, version: 0 }));
    expect(saved.draft).toMatchObject(payload);
    expect([await versionNow(), (await firm()).claims['satisfied_clients']]).toEqual([
      content,
      '500+',
    ]);
    const published = getData<Claims>(await desk.ask(updateClaims, { payload, version: 1 }));
    expect(published).toMatchObject({ ...payload, draft: null, version: 2 });
    expect(await versionNow()).toBeGreaterThan(content);
    const { support: _, ...others } = firmRecord().claims;
    expect(await firm()).toMatchObject({
      claims: { ...others, satisfied_clients: '700+' },
      texts: { satisfied_clients: 'sociétés contentes', hours_closed: 'Porte close' },
    });
    expect((await firm()).claims).not.toHaveProperty('support');
    expect((await firm('en')).texts).toEqual({ satisfied_clients: 'happy firms' });
  });

  test('a draft can be discarded', async () => {
    const payload = { claims: await changed({ commitment: { text: '' } }) };
    await desk.ask(updateClaimsDraft, { payload, version: 2 });
    expect(getRefusal(await desk.ask(updateClaims, { payload, version: 3 }))).toEqual([
      422,
      'validation_failed',
    ]);
    const gone = getData<Claims>(await desk.ask(discardClaimsDraft, { version: 3 }));
    expect(gone).toMatchObject({ draft: null, version: 4 });
  });

  test('stored claims that no longer exist are left out', async () => {
    const before = await claimsNow();
    const old = JSON.stringify({ name: 'statute_change_days', figure: '3-5', text: 'jours' });
    await api.pool.query(`UPDATE settings SET value = value || $1::jsonb WHERE key = 'claims'`, [
      old,
    ]);
    expect(await claimsNow()).toEqual(before);
    expect((await firm('en')).texts).toEqual({ satisfied_clients: 'happy firms' });
  });

  test.each([
    ['claims.0.name', { name: 'anything' }],
    ['claims.0.figure', { name: 'support', figure: '9'.repeat(61) }],
    ['claims.0.figure', { name: 'response_hours', figure: '24h' }],
    ['claims.0.text', { name: 'commitment', text: '' }],
  ])('refuse %s (%#)', async (field, claim) => {
    const { version } = await claimsNow();
    const answer = await desk.ask(updateClaims, { payload: { claims: [claim] }, version });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
  });
});

const banner = (changes: Partial<Banners['banners'][number]> = {}) => ({
  text: 'Fermé le 30 novembre.',
  link: '/contact',
  link_text: 'Nous écrire',
  tone: 'warning',
  place: 'all',
  ...changes,
});
const publish = async (banners: object[]) =>
  desk.ask(updateBanners, { payload: { banners }, version: (await bannersNow()).version });
const minutes = (ahead: number) =>
  moroccanDateTime(new Date(api.clock().getTime() + ahead * 60_000)).slice(0, 16);
const texts = async (language?: string) => (await firm(language)).banners?.map(({ text }) => text);

describe('the banners', () => {
  test('are on the site once they are published, and only between their times', async () => {
    expect(await firm()).not.toHaveProperty('banners');
    const payload = { banners: [{ ...banner(), text: '' }] };
    const draft = await desk.ask(updateBannersDraft, { payload, version: 0 });
    expect(getData<Banners>(draft)).toMatchObject({ banners: [], draft: payload, version: 1 });
    expect(await firm()).not.toHaveProperty('banners');
    expect((await publish([banner()])).statusCode).toBe(200);
    expect((await firm()).banners).toEqual([
      {
        id: textLike(/^[\w-]{8}$/u),
        place: 'all',
        tone: 'warning',
        text: 'Fermé le 30 novembre.',
        link: { href: '/contact', text: 'Nous écrire' },
      },
    ]);
    await publish([]);
    expect(await firm()).not.toHaveProperty('banners');
  });

  test('a draft can be discarded, and the published ones stay', async () => {
    await publish([banner()]);
    const { banners, version } = await bannersNow();
    const payload = { banners: [{ ...banner(), text: 'Ouvert le 30 novembre.' }] };
    const saved = getData<Banners>(await desk.ask(updateBannersDraft, { payload, version }));
    expect(saved.draft).toMatchObject(payload);
    const gone = await desk.ask(discardBannersDraft, { version: saved.version });
    expect(getData<Banners>(gone)).toMatchObject({ banners, draft: null });
    expect((await bannersNow()).draft).toBeNull();
  });

  test('are in English where fully translated, and are marked where they are French', async () => {
    const english = { text_en: 'Closed on 30 November.', link_text_en: 'Write to us' };
    await publish([banner(english), banner({ text_en: 'Half.' })]);
    expect((await firm('en')).banners).toMatchObject([
      { text: 'Closed on 30 November.', link: { text: 'Write to us' } },
      { text: 'Fermé le 30 novembre.', link: { text: 'Nous écrire' }, lang: 'fr' },
    ]);
    expect((await firm('en')).banners?.[0]).not.toHaveProperty('lang');
  });

  test('are dismissed one by one: the same text at another time or with another link is another banner', async () => {
    const told = [
      banner(),
      banner({ until: minutes(10), tone: 'info' }),
      banner({ from: minutes(-10) }),
      banner({ link: '/blog' }),
      banner({ text: 'Ouvert.' }),
    ];
    await publish(told);
    const [first, same, ...others] = (await firm()).banners?.map(({ id }) => id) ?? [];
    expect(same).toBe(first);
    expect(new Set([first, ...others]).size).toBe(4);
  });

  test('appear and disappear at their time, and the site is then rendered again', async () => {
    await api.pool.query('DELETE FROM pgboss.job');
    await publish([
      banner({ text: 'Maintenant.', from: minutes(-10), until: minutes(10) }),
      banner({ text: 'Plus tard.', from: minutes(10), until: '' }),
      banner({ text: 'Passé.', until: minutes(-1) }),
    ]);
    expect(await texts()).toEqual(['Maintenant.']);
    const { rows } = await api.pool.query<{ seconds: number }>(
      `SELECT round(extract(epoch FROM start_after - created_on))::int AS seconds
       FROM pgboss.job WHERE name = 'move-content-version'`,
    );
    expect(rows).toEqual([{ seconds: 600 }, { seconds: 600 }]);
    const content = await versionNow();
    await api.pool.query('UPDATE pgboss.job SET start_after = now()');
    const { databaseUrl, deps, app } = api;
    const parts = { ...deps, databaseUrl, transport: keepOnly, log: app.log, pollSeconds: 0.5 };
    const stop = await startJobs(parts);
    await vi.waitFor(async () => expect(await versionNow()).toBeGreaterThan(content), {
      timeout: 30_000,
      interval: 100,
    });
    await stop();
  });

  test.each([
    ['banners.0.text', { text: '' }],
    ['banners.0.link', { link: 'https://elsewhere.example' }],
    ['banners.0.link', { link: '//elsewhere.example' }],
    ['banners.0.link', { link: '/nulle-part' }],
    ['banners.0.link_text', { link_text: '' }],
    ['banners.0.place', { place: 'nowhere' }],
    ['banners.0.from', { from: 'tomorrow' }],
    ['banners.0.until', { from: '2026-12-01T09:00', until: '2026-12-01T09:00' }],
  ])('refuse %s (%#)', async (field, changes) => {
    const answer = await publish([{ ...banner(), ...changes }]);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
  });
});
