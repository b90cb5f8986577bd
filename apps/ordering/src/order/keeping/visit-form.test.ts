import { anOrderForm } from '@tassis/order-fields/testing';
import { beforeEach, expect, test } from 'vitest';
import { visitForm } from './visit-form.ts';

beforeEach(() => sessionStorage.clear());

const aVisit = () =>
  visitForm({
    make: anOrderForm,
    service: 'domiciliation',
  });
const titleOf = (form: ReturnType<typeof anOrderForm>) => form.members.company.values.title;

test('a form left for another page is there again, also once its visitor has signed in', () => {
  const visit = aVisit();
  visit.open(null).members.company.set('title', 'Atlas');
  visit.own('salma');
  expect(titleOf(visit.open('salma'))).toBe('Atlas');
});

test('what one person typed is not there for the next, nor for anyone after they left', () => {
  const visit = aVisit();
  visit.open('salma').members.company.set('title', 'Atlas');
  expect(titleOf(visit.open('youssef'))).toBe('');
  visit.open('youssef').members.company.set('title', 'Rif');
  expect(titleOf(visit.open(null))).toBe('');
});
