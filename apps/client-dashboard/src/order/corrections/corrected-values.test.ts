import { expect, test } from 'vitest';
import { toCorrections } from './corrected-values.ts';

const person = {
  associateType: 'physical',
  identificationType: 'CIN',
  cin: 'AB123456',
  passport: null,
};
const before = { activity: 'Conseil', acronym: 'ATC', capital: 100, associates: [person, person] };
const root = 'services.0.data';

function sent(asked: readonly string[], now: object) {
  const corrections = toCorrections({
    asked,
    now,
    before,
    root,
    ordered: { ...before, end_date: 'x' },
  });
  return Object.fromEntries(
    corrections.map(({ field, value }) => [field.slice(root.length + 1), value]),
  );
}

test('sends every asked field, changed or not, and no other', () => {
  const now = { ...before, activity: 'Négoce', capital: 200 };
  expect(sent(['activity', 'acronym'], now)).toEqual({ activity: 'Négoce', acronym: 'ATC' });
});

test('an emptied field is sent as null', () => {
  expect(sent(['acronym'], { ...before, acronym: null })).toEqual({ acronym: null });
});

test('the number of another document is sent with its kind', () => {
  const changed = { ...person, identificationType: 'Passport', cin: null, passport: 'X123456' };
  const now = { ...before, associates: [person, changed] };
  expect(sent(['associates.1.identificationType'], now)).toEqual({
    'associates.1.identificationType': 'Passport',
    'associates.1.cin': null,
    'associates.1.passport': 'X123456',
  });
});

test('a person who becomes a company is sent with all fields', () => {
  const company = { associateType: 'moral', companyName: 'Atlas' };
  const now = { ...before, associates: [person, company] };
  expect(sent(['associates.1.associateType', 'associates.1.cin'], now)).toEqual({
    'associates.1': company,
  });
});

test('an asked field that no form has is sent as it is', () => {
  expect(sent(['end_date'], before)).toEqual({ end_date: 'x' });
});
