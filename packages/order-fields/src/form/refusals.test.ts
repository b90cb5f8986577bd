import { expect, test } from 'vitest';
import { FormFile } from './form-file.ts';
import { FormList } from './form-list.ts';
import { FormPart } from './form-part.ts';
import { getFindings } from './findings.ts';
import { OrderForm } from './order-form.ts';

/** A small form with a company, a certificate and managers, whose rule never finds an error. */
function aForm() {
  return new OrderForm({
    members: (onChange) => ({
      company: new FormPart({ id: 'societe', blank: { name: '' } }, onChange),
      certificate: new FormFile('certificat', onChange),
      managers: new FormList({ id: 'gerant', blank: { cin: '' }, initial: 1 }, onChange),
    }),
    rule: () => [],
    validateAfter: 0,
  });
}

const file = { name: 'a.pdf', content: 'JVBERi0=' };

test('the server’s error is shown at the file as long as the refused file is there', () => {
  const form = aForm();
  const { members } = form;
  members.certificate.put(file);
  form.refuse([['certificate', 'Illisible']]);
  expect(members.certificate.store.getState().refusal).toEqual({ text: 'Illisible', file });
  expect(form.refusedPaths()).toEqual(['certificate']);
  members.certificate.put({ ...file, name: 'b.pdf' });
  expect(form.refusedPaths()).toEqual([]);
  form.refuse([]);
  expect(members.certificate.store.getState().refusal).toBeNull();
});

test('an item with an error of the server is opened again; the others stay locked', () => {
  const form = aForm();
  const { managers } = form.members;
  managers.resize(2);
  managers.lock(
    managers.items.map(({ id }) => id),
    true,
  );
  form.refuse([['managers.1.cin', 'Inconnu']]);
  expect(managers.items.map(({ isLocked }) => isLocked)).toEqual([true, false]);
});

test('a form that is reset is as at first, without errors', () => {
  const form = aForm();
  const { company, certificate, managers } = form.members;
  const before = form.snapshot();
  company.set('name', 'Atlas');
  certificate.put(file);
  managers.resize(3);
  for (const member of Object.values(form.members)) member.attempt();
  form.reset();
  expect(form.snapshot()).toEqual(before);
  const states = Object.values(form.members).map(({ store }) => store.getState().isAttempted);
  expect(states).toEqual([false, false, false]);
});

test('a list that was stored empty stays empty', () => {
  const form = aForm();
  form.load({ managers: [] });
  expect(form.members.managers.items).toEqual([]);
  form.load({});
  expect(form.members.managers.items).toHaveLength(1);
});

test('errors are in the order of the page: by field, by index in a list, by field of an item', () => {
  const violation = { code: 'required' } as const;
  const days = ['b.10.y', 'b.2.y', 'b.2.x', 'b', 'c', 'a'].map((field) => ({ field, violation }));
  const schema = { safeParse: () => ({ success: true }) as const };
  const order = { fields: ['a', 'b', 'c'], items: { b: ['x', 'y'] } };
  expect(getFindings({}, { schema, days, order }).map(({ path }) => path)).toEqual([
    'a',
    'b',
    'b.2.x',
    'b.2.y',
    'b.10.y',
    'c',
  ]);
});
