import { createOrder } from '@tassis/contracts';
import { moroccanDay } from '@tassis/domain';
import { LOCALES, type Locale } from '@tassis/messages';
import {
  changedForm,
  ORDER_RULES,
  PACKAGE_RULES,
  groupIntoRounds,
  RULES_DAY,
  SERVICE_OF,
  findRuleTexts,
  type BaseForm,
  type OfferName,
  type OrderRule,
  type PackageRule,
} from '@tassis/testing/order-rules';
import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../testing/create-test-api.ts';
import { insertPackage } from '../../../testing/insert-package.ts';

const api = await createTestApi();
const client = await api.signIn('client');
const creationOnly = { includes_company_creation: true, domiciliation_duration_months: 0 };
const OFFERS: Readonly<Record<OfferName, string | null>> = {
  creation: await insertPackage(api.db, { ...creationOnly, price: 3000 }),
  address: await insertPackage(api.db),
  addressWithOption: await insertPackage(api.db, {
    optional_company_creation: true,
    optional_company_creation_price: 2500,
  }),
  draft: await insertPackage(api.db, { ...creationOnly, status: 'draft' }),
  unknown: crypto.randomUUID(),
  none: null,
};

/** The package that a form orders. */
const OFFER_OF = {
  proposed: 'creation',
  certified: 'creation',
  domiciliation: 'address',
  certificate: 'none',
} as const satisfies Record<BaseForm, OfferName>;

let sent = 0;

/** Sends each with a key of its own, so that an equal body does not count as a double click. */
function send(payload: object, locale: Locale) {
  sent += 1;
  const headers = { 'accept-language': locale, 'idempotency-key': `rule-${sent}` };
  return api.ask(createOrder, { payload, token: client.token, headers });
}

async function said(payload: object, locale: Locale) {
  const answer = await send(payload, locale);
  return [answer.statusCode, answer.json<{ errors?: unknown }>().errors];
}

const toBody = (form: BaseForm, data: object) => ({
  package_id: OFFERS[OFFER_OF[form]],
  services: [{ type: SERVICE_OF[form], data }],
});

function toPackageBody(rule: PackageRule): object {
  const { form, offer, ownOffer, ticked, finalPrice, also = {} } = rule;
  const own = ownOffer === undefined ? {} : { package_id: OFFERS[ownOffer] };
  return {
    package_id: OFFERS[offer],
    ...(ticked === undefined ? {} : { includeOptionalCompanyCreation: ticked }),
    ...(finalPrice === undefined ? {} : { finalPrice }),
    services: [{ type: SERVICE_OF[form], data: changedForm(form, also), ...own }],
  };
}

/** The cases in their languages: in English once for each text of a field. */
function inLanguages<Rule extends OrderRule | PackageRule>(rules: readonly Rule[]) {
  const known = new Set<string>();
  return rules.flatMap((rule) => {
    const texts = findRuleTexts(rule);
    if (texts === null) return [];
    const text = `${rule.form} ${rule.path} ${texts.en}`;
    const isNew = !known.has(text);
    known.add(text);
    const value = 'value' in rule ? JSON.stringify(rule.value)?.slice(0, 30) : rule.offer;
    return (isNew ? LOCALES : (['fr'] as const)).map((locale) => ({
      rule,
      locale,
      text: texts[locale],
      name: `${rule.form} ${rule.path} ${value}: ${texts[locale]}`,
    }));
  });
}

test('runs on the day of the rules', () => {
  expect(moroccanDay(api.deps.clock())).toBe(RULES_DAY);
});

describe('a change of a form, and the answer of the API', () => {
  test.each(inLanguages(ORDER_RULES))('$name', async ({ rule, locale, text }) => {
    const { form, path, value, also, told = path } = rule;
    const body = toBody(form, changedForm(form, { ...also, [path]: value }));
    expect(await said(body, locale)).toEqual([422, { [`services.0.data.${told}`]: [text] }]);
  });

  const taken = ORDER_RULES.filter(({ code }) => code === null);
  test.each(groupIntoRounds(taken))(
    'is accepted: $form, $rules.length values, %#',
    async (round) => {
      expect(await said(toBody(round.form, round.data), 'fr')).toEqual([201, undefined]);
    },
  );
});

describe('a package or a price, and the answer of the API', () => {
  test.each(inLanguages(PACKAGE_RULES))('$name', async ({ rule, locale, text }) => {
    expect(await said(toPackageBody(rule), locale)).toEqual([422, { [rule.path]: [text] }]);
  });

  test.each(PACKAGE_RULES.filter(({ code }) => code === null))(
    'is accepted: $form with $offer',
    async (rule) => {
      expect(await said(toPackageBody(rule), 'fr')).toEqual([201, undefined]);
    },
  );
});
