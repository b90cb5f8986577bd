import { LOCALES, type Locale } from '@tassis/messages';
import { fieldTexts } from '@tassis/order-fields/testing';
import {
  BASE_FORMS,
  ORDER_RULES,
  RULES_DAY,
  findRuleTexts,
  type OrderRule,
} from '@tassis/testing/order-rules';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../messages/wizard/en.ts';
import { fr } from '../../messages/wizard/fr.ts';
import { freshBrowser } from '../../testing/open-page.tsx';
import { askRules } from '../../testing/rules/ask-rules.ts';
import { askedOrderForm } from '../../testing/rules/asked-order-form.ts';
import { errorAt, plain } from '../../testing/rules/controls-of.ts';
import { loadData } from '../../testing/rules/stored-form.ts';
import { tellsBy } from '../../testing/rules/tells-by.ts';
import { creationVisit } from './form/records.ts';
import { openWizard } from './testing/open-wizard.tsx';
import { stepOf } from './form/step-of.ts';

const STEPS = { fr, en };

/** The names of the fields in the specification's list of errors. */
const QUOTED = {
  certificate: 'Certificat négatif',
  certificatNumber: 'Numéro du certificat',
  ICE: 'ICE',
  companyName: 'Nom du societé',
  firstAppelation: 'Appelation 1',
  secoundAppelation: 'Appelation 2',
  thirdAppelation: 'Appelation 3',
  activity: 'Activité',
  addressType: "Type d'adresse",
  address: 'Adresse',
  capital: 'Capital',
  acronym: 'Acronyme (Optionnel)',
} as const;

beforeEach(() => {
  freshBrowser();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${RULES_DAY}T10:00:00Z`) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const isOfTotal = ({ code }: OrderRule) => code === 'creation_shares_not_capital';
const onScreen = (rule: OrderRule) =>
  rule.apiOnly === undefined &&
  (rule.form === 'proposed' || rule.form === 'certified') &&
  !isOfTotal(rule);
const rulesOf = (step: number) =>
  ORDER_RULES.filter((rule) => onScreen(rule) && stepOf(rule.told ?? rule.path) === step);

/** Opens the wizard at this step with a valid form. */
async function openAt(step: number, locale: Locale) {
  await openWizard({ locale, code: 'CC_PREMIUM' });
  const form = creationVisit.open();
  act(() => loadData(form, BASE_FORMS.proposed));
  const steps = STEPS[locale];
  const { associates, managers, naming } = fieldTexts.creation[locale];
  for (const title of steps.titles.slice(1, step)) {
    fireEvent.click(screen.getByRole('button', { name: steps.next }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title));
  }
  const tells = tellsBy({
    locale,
    ownerOf: (list) => (list === 'associates' ? associates : managers).title,
    saysItself: ['associates', 'negativeCertificateAssociate'],
    names: locale === 'fr' ? QUOTED : {},
    questions: { haveCertificate: naming.unanswered },
  });
  return askedOrderForm(form, { submit: steps.next, tells });
}

const asked = LOCALES.flatMap((locale) => [1, 2, 3, 4].map((step) => ({ locale, step })));

test.each(asked)(
  'the rules of step $step, in $locale',
  async ({ locale, step }) => {
    const { found, expected } = askRules(await openAt(step, locale), rulesOf(step), locale);
    expect(found).toEqual(expected);
  },
  60_000,
);

test.each(LOCALES)('the rule of the total, in %s', async (locale) => {
  const page = await openAt(3, locale);
  for (const rule of ORDER_RULES.filter(isOfTotal)) {
    page.show(BASE_FORMS.proposed);
    page.put(rule.path, rule.value);
    page.submit();
    const text = plain(findRuleTexts(rule)?.[locale] ?? '');
    const line = screen.getByRole('link', { name: /DH/u });
    expect(plain(line.textContent ?? '')).toBe(text);
    fireEvent.click(line);
    const told = plain(document.activeElement?.textContent ?? '');
    expect(told).toContain(fieldTexts.creation[locale].associates.total.warning);
    const totals = [...text.matchAll(/[\d,. ]+(?= DH)/gu)].map(([total]) => total.trim());
    expect(totals.filter((total) => told.includes(total))).toHaveLength(2);
  }
});

/** Formats a file size as each language does. */
const inFrenchSizes = (text: string) =>
  text.replaceAll(/(?<=\d)\.(?=\d)/gu, ',').replaceAll(' MB', ' Mo');

const FILES = [
  ['GIF89a', 'content'],
  [`%PDF-1.7${' '.repeat(5_242_880)}%%EOF`, 'size'],
] as const;

test.each(LOCALES)(
  'a refused certificate is removed and the reason is shown, in %s',
  async (locale) => {
    await openAt(1, locale);
    const form = creationVisit.open();
    act(() => loadData(form, { ...BASE_FORMS.certified, certificate: '' }));
    const { refused } = fieldTexts.file[locale];
    for (const [bytes, reason] of FILES) {
      const file = new File([bytes], 'certificat.pdf', { type: 'application/pdf' });
      const input = document.getElementById('creation-certificate');
      if (input !== null) fireEvent.change(input, { target: { files: [file] } });
      const text = refused[reason]({ name: 'certificat.pdf', size: '5,1 Mo', limit: '5 Mo' });
      await waitFor(() => expect(inFrenchSizes(errorAt('creation-certificate'))).toBe(plain(text)));
      expect(form.members.certificate.file).toBeNull();
    }
  },
);
