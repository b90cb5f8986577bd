import {
  asFields,
  changeAdminSettings,
  getAdminSettings,
  getFirm,
  listAudit,
  updateAdminSettings,
  type AdminSettings,
  type Firm,
} from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import { TO_FILL } from '@tassis/domain';
import { describe, expect, test } from 'vitest';
import { auditEntries, settings } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';

const api = await createTestApi();
const { token } = await api.signIn('admin');

const read = async () =>
  (await api.ask(getAdminSettings, { token })).json<{ data: AdminSettings }>().data;
const firm = async () => (await api.ask(getFirm)).json<{ data: Firm }>().data;
const write = (payload: object, version: number) =>
  api.ask(updateAdminSettings, { token, payload, headers: { 'if-match': `"${version}"` } });
const change = (payload: object, version: number) =>
  api.ask(changeAdminSettings, { token, payload, headers: { 'if-match': `"${version}"` } });
const toForm = ({ version: _version, to_fill: _toFill, ...form }: AdminSettings) => form;

describe('the settings', () => {
  test('are changed in one record, and the site shows them at once', async () => {
    const before = await read();
    const publicBefore = await firm();
    const form = {
      ...toForm(before),
      firm: { ...before.firm, phone: '+212 5 22 11 11 11' },
      pricing: {
        vat_rate: 0.1,
        feesBreakdown: [{ code: 'registration', amount: 1234.56 }],
        negative_certificate: { service: 300, official_fees: 0 },
      },
      warnings: { upcoming: 90, warning: 45, critical: 10 },
      billing: { due_days: 30 },
    };
    const answer = await write(form, before.version);
    expect(answer.json()).toEqual({
      success: true,
      data: { ...form, version: before.version + 1, to_fill: [] },
    });
    expect(await read()).toEqual(answer.json<{ data: AdminSettings }>().data);
    expect(await firm()).toMatchObject({
      phone: '+212 5 22 11 11 11',
      // The part of the content admins is unchanged.
      faq: publicBefore.faq,
      reviews: publicBefore.reviews,
      pricing: { vat_rate: 0.1, fees: 1234.56, negative_certificate: { vat: 30, total: 330 } },
    });
    const [entry] = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, 'settings'));
    expect(Object.keys(entry?.after ?? {}).toSorted()).toEqual([
      'billing',
      'firm',
      'pricing',
      'warnings',
    ]);
  });

  test('of eight admins with the same version one succeeds, and the others get the current record', async () => {
    const before = await read();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        write({ ...toForm(before), billing: { due_days: n } }, before.version),
      ),
    );
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    expect(won).toHaveLength(1);
    const now = await read();
    expect(now).toEqual(won[0]?.json<{ data: AdminSettings }>().data);
    for (const lost of answers.filter(({ statusCode }) => statusCode === 409)) {
      expect(lost.json()).toMatchObject({ code: 'stale_version', data: now });
    }
  });

  test('of two admins who retry until they succeed no change is lost', async () => {
    const insist = async (label: string) => {
      for (let n = 0; n < 5; n += 1) {
        for (let isHeard = false; !isHeard;) {
          const seen = await read();
          const social = [
            ...seen.firm.social,
            { network: `${label}${n}`, url: 'https://example.com/' },
          ];
          const answer = await write(
            { ...toForm(seen), firm: { ...seen.firm, social } },
            seen.version,
          );
          isHeard = answer.statusCode === 200;
        }
      }
    };
    const before = await read();
    await Promise.all([insist('a'), insist('b')]);
    const after = await read();
    const said = after.firm.social
      .map(({ network }) => network)
      .filter((name) => /^[ab]\d$/u.test(name));
    expect(said.toSorted()).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'b0', 'b1', 'b2', 'b3', 'b4']);
    expect(after.version).toBe(before.version + 10);
  });

  test.each([
    ['pricing.vat_rate', { pricing: { vat_rate: 1.2 } }],
    ['pricing.vat_rate', { pricing: { vat_rate: 0.12345 } }],
    [
      'pricing.negative_certificate.service',
      { pricing: { negative_certificate: { service: 1.234, official_fees: 0 } } },
    ],
    [
      'pricing.feesBreakdown.0.amount',
      { pricing: { feesBreakdown: [{ code: 'registration', amount: -1 }] } },
    ],
    ['warnings.warning', { warnings: { upcoming: 30, warning: 30, critical: 7 } }],
    ['billing.due_days', { billing: { due_days: 1.5 } }],
    [
      'pricing.feesBreakdown.1.code',
      {
        pricing: {
          feesBreakdown: [
            { code: 'registration', amount: 1 },
            { code: 'registration', amount: 2 },
          ],
        },
      },
    ],
    ['firm.name', { firm: { name: '' } }],
    ['firm.legal_name', { firm: { legal_name: 'À renseigner' } }],
    ['firm.legal_numbers', { firm: { legal_numbers: [] } }],
    ['firm.legal_numbers', { firm: { legal_numbers: [{ label: 'ICE', value: '0' }] } }],
    ['firm.addresses', { firm: { addresses: [] } }],
    ['firm.addresses', { firm: { addresses: [{ label: 'Siège', lines: [], city: 'Fès' }] } }],
    ['firm.email', { firm: { email: 'pas une adresse' } }],
    ['firm.phone', { firm: { phone: 'À renseigner' } }],
    ['firm.whatsapp', { firm: { whatsapp: '06 12' } }],
    ['firm.social.0.url', { firm: { social: [{ network: 'x', url: 'javascript:alert(1)' }] } }],
    ['firm.hours.0.closes', { firm: { hours: [{ days: [1], opens: '18:00', closes: '09:00' }] } }],
    ['firm.faq', { firm: { faq: {} } }],
    ['firm.claims', { firm: { claims: {} } }],
  ])('refuse %s with %j', async (path, changes) => {
    const before = await read();
    const form = toForm(before);
    const merged = Object.fromEntries(
      Object.entries(form).map(([part, value]) => [
        part,
        { ...value, ...asFields(asFields(changes)[part]) },
      ]),
    );
    const answer = await write(merged, before.version);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([path]);
    expect(await read()).toEqual(before);
  });
});

describe('a part of the settings', () => {
  test('is changed alone, also while other parts are still empty', async () => {
    const before = await read();
    const [stored] = await api.db
      .select({ value: settings.value })
      .from(settings)
      .where(eq(settings.key, 'firm'));
    const unsaid = { ...asFields(stored?.value), legal_name: TO_FILL, legal_numbers: [] };
    await api.db.update(settings).set({ value: unsaid }).where(eq(settings.key, 'firm'));
    const answer = await change(
      { firm: { phone: '+212 5 22 33 33 33' }, billing: { due_days: 45 } },
      before.version,
    );
    expect(answer.statusCode).toBe(200);
    const after = await read();
    expect(after).toMatchObject({
      firm: { ...before.firm, legal_name: TO_FILL, legal_numbers: [], phone: '+212 5 22 33 33 33' },
      pricing: before.pricing,
      warnings: before.warnings,
      billing: { due_days: 45 },
      to_fill: ['legal_name', 'legal_numbers'],
      version: before.version + 1,
    });
    await api.db.update(settings).set({ value: stored?.value }).where(eq(settings.key, 'firm'));
  });

  test('is audited with its author and the values before and after', async () => {
    const before = await read();
    await change({ billing: { due_days: 12 } }, before.version);
    const answer = await api.ask(listAudit, {
      token,
      query: { subject: 'settings', id: 'settings' },
    });
    expect(answer.json().data[0]).toMatchObject({
      action: 'updateAdminSettings',
      before: { billing: before.billing },
      after: { billing: { due_days: 12 } },
    });
    expect(answer.json().data[0]?.before).not.toHaveProperty('firm');
  });

  test('of an older version is a conflict, and an unknown one is a 404', async () => {
    const { version } = await read();
    const stale = await change({ billing: { due_days: 3 } }, version - 1);
    expect(stale.json()).toMatchObject({ code: 'stale_version', data: { version } });
    expect((await change({ firm: { faq: {} } }, version)).statusCode).toBe(422);
    expect((await change({ firm: { legal_numbers: [] } }, version)).statusCode).toBe(422);
  });
});

test('stored settings are readable even if current rules would refuse them, and can be corrected', async () => {
  const [kept] = await api.db.select().from(settings).where(eq(settings.key, 'firm'));
  const old = { ...asFields(kept?.value), name: 'Tas\u202Esis', phone: ' ' };
  await api.db.update(settings).set({ value: old }).where(eq(settings.key, 'firm'));
  const { firm: wrong, version } = await read();
  expect(wrong).toMatchObject({ name: old.name, phone: old.phone });
  expect((await change({ firm: { name: 'Tassis' } }, version)).statusCode).toBe(200);
  await api.db.update(settings).set({ value: kept?.value }).where(eq(settings.key, 'firm'));
});
