import { expect, test } from 'vitest';
import {
  creationDays,
  dateInput,
  daysAhead,
  domiciliationDays,
  isMinor,
  pastDays,
} from '../index.ts';

const today = '2026-11-21';
const person = (birthDate: string) => ({ birthDate, ...rest });
const rest = {
  firstName: 'Salma',
  lastName: 'Tazi',
  sex: 'Female',
  placeOfBirth: 'Fès',
  address: '1, rue Tarik',
  city: 'Fès',
  email: 'salma@example.ma',
  phone: '0612345678',
} as const;
const associate = (birthDate: string) =>
  ({
    ...person(birthDate),
    associateType: 'physical',
    contributionTypes: ['Numerical'],
    numerical_amount: 1,
  }) as const;

test('a domiciliation starts today at the earliest, in a hundred years at the latest', () => {
  const on = (start_date: string) => domiciliationDays({ start_date, managers: [] }, today);
  expect(on(today)).toEqual([]);
  expect(on('2126-11-21')).toEqual([]);
  expect(on('2026-11-20')).toEqual([
    { field: 'start_date', violation: { code: 'date_too_early', params: { min: today } } },
  ]);
  expect(on('2126-11-22')[0]?.violation.code).toBe('date_too_late');
});

test('everybody was born since 1900, and not tomorrow', () => {
  const creation = {
    associates: [associate('1990-01-01'), associate('2026-11-22')],
    externalManagers: [person('1899-12-31'), person('1990-01-01')],
  };
  expect(creationDays(creation, today)).toEqual([
    {
      field: 'associates.1.birthDate',
      violation: { code: 'date_too_late', params: { max: today } },
    },
    {
      field: 'externalManagers.0.birthDate',
      violation: { code: 'date_too_early', params: { min: '1900-01-01' } },
    },
  ]);
  const managers = [person('2030-01-01')];
  expect(domiciliationDays({ start_date: today, managers }, today)[0]?.field).toBe(
    'managers.0.birthDate',
  );
});

test('somebody comes of age on their eighteenth birthday', () => {
  expect(isMinor('2008-11-22', today)).toBe(true);
  expect(isMinor('2008-11-21', today)).toBe(false);
  expect(isMinor('2008-02-29', '2026-02-28')).toBe(false);
  for (const none of ['', '2026-11-22']) expect(isMinor(none, today)).toBe(false);
});

test('a minor owns a part, and does not manage', () => {
  const minor = { ...associate('2012-03-01'), isManager: false };
  expect(creationDays({ associates: [minor] }, today)).toEqual([]);
  const found = [
    { field: 'associates.1.isManager', violation: { code: 'associate_manager_minor' } },
  ];
  const managing = [associate('2012-03-01'), { ...minor, isManager: true }];
  for (const manager of managing) {
    expect(creationDays({ associates: [minor, manager] }, today)).toEqual(found);
  }
});

test('who manages from outside, or a company that moves in, is of age', () => {
  const people = [person('2008-11-22'), person('2008-11-21')];
  const violation = { code: 'associate_manager_minor' };
  const form = { associates: [], externalManagers: people };
  expect(creationDays(form, today)).toEqual([{ field: 'externalManagers.0.birthDate', violation }]);
  const domiciliation = { start_date: today, managers: people };
  expect(domiciliationDays(domiciliation, today)).toEqual([
    { field: 'managers.0.birthDate', violation },
  ]);
});

test('a date field tells what is wrong, its label where it is missing', () => {
  const range = daysAhead(today);
  expect(dateInput(' ', 'Start date', range)).toEqual({
    code: 'label_required',
    params: { label: 'Start date' },
  });
  expect(dateInput('2026-02-30', 'Start date', range)).toEqual({ code: 'date_invalid' });
  expect(dateInput('2026-11-20', 'Start date', range)?.code).toBe('date_too_early');
  expect(dateInput('1899-12-31', 'Birth date', pastDays(today))?.code).toBe('date_too_early');
  expect(dateInput(today, 'Start date', range)).toBeNull();
});
