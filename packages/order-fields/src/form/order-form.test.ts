import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anOrderForm } from './testing/an-order-form.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const listPaths = (form: ReturnType<typeof anOrderForm>) =>
  form.findings.getState().map(({ path }) => path);

describe('a form', () => {
  test('is validated shortly after the last change, and gives each member its own errors', () => {
    const form = anOrderForm();
    const { company, people } = form.members;
    people.resize(2);
    company.set('title', 'Atlas');
    vi.advanceTimersByTime(199);
    company.set('title', 'Atlas Conseil');
    expect(listPaths(form)).toEqual(['title', 'pdf', 'people']);
    vi.advanceTimersByTime(200);
    expect(listPaths(form)).toEqual(['pdf', 'people.0.name', 'people.1.name']);
    const [first] = people.items;
    expect(first?.part.store.getState().violations).toEqual({ name: { code: 'required' } });
    expect(company.store.getState().violations).toEqual({});
    expect(people.store.getState().violation).toBeNull();
  });

  test('finds the control of each of its paths, and none for another path', () => {
    const form = anOrderForm();
    form.members.people.resize(1);
    expect(form.locate('title')).toMatchObject({ member: 'company', id: 'company-title' });
    expect(form.locate('pdf')?.id).toBe('pdf');
    expect(form.locate('people')?.id).toBe('person');
    expect(form.locate('people.0.name')).toMatchObject({ index: 0, id: 'person-1-name' });
    expect(form.locate('people.0')?.id).toBe('person-1');
    expect(form.locate('people.9.name')?.id).toBe('person');
    expect(form.locate('package_id')).toBeUndefined();
  });

  test('shows the server’s error as long as the refused value is there', () => {
    const form = anOrderForm();
    form.members.people.resize(1);
    form.refuse([
      ['title', 'Déjà pris.'],
      ['people.0.name', 'Inconnu.'],
      ['elsewhere', 'Perdu.'],
    ]);
    const { company, people } = form.members;
    expect(company.store.getState().refusals).toEqual({
      title: { text: 'Déjà pris.', value: '' },
    });
    expect(people.items[0]?.part.store.getState().refusals).toMatchObject({
      name: { text: 'Inconnu.' },
    });
    form.refuse([]);
    expect(company.store.getState().refusals).toEqual({});
  });

  test('is stored without the content of its file, and restored', () => {
    const form = anOrderForm();
    form.members.company.change(() => ({ title: 'Atlas', isOpen: true, package: '' }));
    form.members.pdf.put({ name: 'a.pdf', size: 9, lastModified: 5, content: 'JVBERi0=' });
    form.members.people.resize(1);
    form.members.people.items[0]?.part.set('money', 1250);
    form.members.people.lock(['person-1'], true);
    const stored: unknown = JSON.parse(JSON.stringify(form.snapshot()));
    expect(JSON.stringify(stored)).not.toContain('JVBERi0');
    const again = anOrderForm();
    again.load(stored);
    expect(again.snapshot()).toEqual(form.snapshot());
    expect(again.members.pdf.file?.content).toBeUndefined();
  });

  test.each([null, 1, 'x', [], {}, { company: 1, pdf: [], people: 'x' }])(
    'stays blank when the stored value is unusable: %j',
    (source) => {
      const form = anOrderForm();
      form.load(source);
      expect(form.snapshot()).toEqual(anOrderForm().snapshot());
    },
  );

  test('restores the fields whose stored values are valid, and of choices only what is offered', () => {
    const form = anOrderForm();
    const odd = { name: 7, kind: 'three', money: 'x' };
    const fine = { name: 'Salma', kind: 'two', money: null };
    const people = [{ values: odd, isLocked: 1 }, { values: fine, isLocked: true }, null];
    form.load({ company: { title: 'Atlas', isOpen: 'yes', more: 1 }, people });
    expect(form.snapshot()).toMatchObject({
      company: { title: 'Atlas', isOpen: false },
      people: [
        { isLocked: false, values: { name: '', kind: 'one', money: null } },
        { isLocked: true, values: fine },
        { isLocked: false, values: { name: '' } },
      ],
    });
    expect(Object.keys(form.members.company.values)).toEqual(['title', 'isOpen', 'package']);
  });
});

describe('a list', () => {
  test('grows with blank items, shrinks from its end, and never below zero', () => {
    const { people } = anOrderForm().members;
    people.resize(2);
    people.items[0]?.part.set('name', 'Salma');
    people.resize(1);
    people.resize(3);
    expect(people.items.map(({ id, part }) => [id, part.values.name])).toEqual([
      ['person-1', 'Salma'],
      ['person-3', ''],
      ['person-4', ''],
    ]);
    people.remove('person-1');
    expect(people.items.map(({ id }) => id)).toEqual(['person-3', 'person-4']);
    people.resize(-1);
    expect(people.items).toEqual([]);
  });
});
