import { LOCALES } from '@tassis/messages';
import { fieldTexts } from '@tassis/order-fields/testing';
import { BASE_FORMS, ORDER_RULES, RULES_DAY } from '@tassis/testing/order-rules';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser } from '../../testing/open-page.tsx';
import { askRules } from '../../testing/rules/ask-rules.ts';
import { askedOrderForm } from '../../testing/rules/asked-order-form.ts';
import { loadData } from '../../testing/rules/stored-form.ts';
import { tellsBy } from '../../testing/rules/tells-by.ts';
import { domiciliationVisit } from './form/records.ts';
import { openRequest } from './testing/open-request.tsx';

const SUBMIT = { fr: 'Soumettre', en: 'Submit' };
const RULES = ORDER_RULES.filter(
  ({ form, apiOnly }) => form === 'domiciliation' && apiOnly === undefined,
);

beforeEach(() => {
  freshBrowser();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${RULES_DAY}T10:00:00Z`) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each(LOCALES)(
  'the rules of a domiciliation, in %s',
  async (locale) => {
    await openRequest({ locale });
    const form = domiciliationVisit.open();
    act(() => loadData(form, BASE_FORMS.domiciliation));
    const tells = tellsBy({
      locale,
      ownerOf: () => fieldTexts.domiciliation[locale].managers.title,
      saysItself: ['managers'],
    });
    const page = askedOrderForm(form, { submit: SUBMIT[locale], tells });
    const { found, expected } = askRules(page, RULES, locale);
    expect(found).toEqual(expected);
  },
  60_000,
);
