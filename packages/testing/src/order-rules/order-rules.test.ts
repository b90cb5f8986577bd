import {
  DOMICILIATION_FIELDS,
  EXTERNAL_MANAGER_FIELDS,
  MORAL_ASSOCIATE_FIELDS,
  NEGATIVE_CERTIFICATE_FIELDS,
  PHYSICAL_ASSOCIATE_FIELDS,
  VIOLATION_CODES,
  WITH_CERTIFICATE_FIELDS,
  WITHOUT_CERTIFICATE_FIELDS,
} from '@tassis/domain';
import { describe, expect, test } from 'vitest';
import { ORDER_RULES, PACKAGE_RULES, findRuleTexts } from './index.ts';

/** The prefixes of codes of other forms; any other code is a rule of an order. */
const OF_OTHER_FORMS =
  /^(?:account|article|banner|business|claim|code|contact|correction|current|email_(?:own|required|taken)|firm|first_name|hours|idempotency|image|last_name|legal|link|login|note|package_(?:code|creation|duration|line|order|price)|page|password|payment|per_page|person_name|phone_(?:required|invalid)|publication|rating|reason|search|slot|thresholds|too_many_files|user_name|amount_(?:invalid|exceeds))/u;
/** Codes of orders, but of no form in this table. */
const ELSEWHERE = new Set([
  // The number of services is tested with the contract.
  'one_service_required',
  // Form fields use their label in the text; the API has none.
  'label_required',
  // Every field with a format has a text of its own.
  'format_mismatch',
]);

const rules = [...ORDER_RULES, ...PACKAGE_RULES];
const codes = new Set(rules.map(({ code }) => code));

test('every code with which an order can be refused has a rule here', () => {
  const missing = VIOLATION_CODES.filter(
    (code) => !OF_OTHER_FORMS.test(code) && !ELSEWHERE.has(code) && !codes.has(code),
  );
  expect(missing).toEqual([]);
  expect([...codes].filter((code) => code !== null && OF_OTHER_FORMS.test(code))).toEqual([]);
});

test('every violation has a text in both languages', () => {
  const texts = rules.map(findRuleTexts).filter((each) => each !== null);
  expect(texts.every(({ fr, en }) => fr !== '' && en !== '')).toBe(true);
});

describe('every field with a rule has a valid and an invalid case', () => {
  const FIELDS = [
    ['proposed', 'associates.0.', PHYSICAL_ASSOCIATE_FIELDS],
    ['proposed', 'associates.1.', MORAL_ASSOCIATE_FIELDS],
    ['proposed', 'externalManagers.0.', EXTERNAL_MANAGER_FIELDS],
    ['certified', '', WITH_CERTIFICATE_FIELDS],
    ['proposed', '', WITHOUT_CERTIFICATE_FIELDS],
    ['domiciliation', '', DOMICILIATION_FIELDS],
    ['domiciliation', 'managers.0.', EXTERNAL_MANAGER_FIELDS],
    ['certificate', '', NEGATIVE_CERTIFICATE_FIELDS],
  ] as const;

  test.each(FIELDS)('%s %s', (form, prefix, fields) => {
    for (const field of Object.keys(fields)) {
      const here = ORDER_RULES.filter(
        (rule) => rule.form === form && rule.path === `${prefix}${field}`,
      );
      expect([field, here.some(({ code }) => code !== null)]).toEqual([field, true]);
    }
  });
});
