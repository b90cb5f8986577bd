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

test('a form is still there after leaving its page, also when its visitor has signed in', () => {
  const visit = aVisit();
  visit.open(null).members.company.set('title', 'Atlas');
  visit.own('salma');
  expect(titleOf(visit.open('salma'))).toBe('Atlas');
});

test('a form is not there for the next person, nor after its owner has signed out', () => {
  const visit = aVisit();
  visit.open('salma').members.company.set('title', 'Atlas');
  expect(titleOf(visit.open('youssef'))).toBe('');
  visit.open('youssef').members.company.set('title', 'Rif');
  expect(titleOf(visit.open(null))).toBe('');
});
