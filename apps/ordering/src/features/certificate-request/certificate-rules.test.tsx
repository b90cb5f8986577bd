import { LOCALES } from '@tassis/messages';
import { blankCertificate } from '@tassis/order-fields/certificate';
import { ORDER_RULES, RULES_DAY } from '@tassis/testing/order-rules';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import { fr } from '../../messages/fr.ts';
import { freshBrowser, openPage } from '../../testing/open-page.tsx';
import { askRules, type AskedForm } from '../../testing/rules/ask-rules.ts';
import { putInto } from '../../testing/rules/controls-of.ts';

const TEXTS = { fr, en };
const MISSING = { fr: 'Ce champ est requis.', en: 'This field is required' };
const COLON = { fr: ' : ', en: ': ' };

beforeEach(() => {
  freshBrowser();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${RULES_DAY}T10:00:00Z`) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const getFieldId = (path: string) => `demande-${path}`;

test.each(LOCALES)(
  'the rules of a negative certificate, in %s',
  async (locale) => {
    await openPage({ locale });
    const { submit } = TEXTS[locale].form;
    const form: AskedForm = {
      getFieldId,
      show: (data) => {
        for (const field of Object.keys(blankCertificate)) putInto(getFieldId(field), data[field]);
      },
      put: (path, value) => expect([path, putInto(getFieldId(path), value)]).toEqual([path, true]),
      submit: () => void fireEvent.click(screen.getByRole('button', { name: submit })),
      // This form validates with every keystroke, so there is nothing to trigger.
      validate: () => undefined,
      // The error texts of this form already name the field.
      tells: ({ code }, { label, text }) => ({
        line: code?.startsWith('negative_certificate_') ? text : `${label}${COLON[locale]}${text}`,
        field: code?.endsWith('_required') ? MISSING[locale] : text,
      }),
    };
    const rules = ORDER_RULES.filter(
      (rule) => rule.form === 'certificate' && rule.apiOnly === undefined,
    );
    const { found, expected } = askRules(form, rules, locale);
    expect(found).toEqual(expected);
  },
  60_000,
);
