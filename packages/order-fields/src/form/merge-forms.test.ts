import type { OrderCompany } from '@tassis/contracts';
import { aCreationOrder, aUuid } from '@tassis/testing/answers';
import { certificateData, companyCreationData } from '@tassis/testing/builders';
import { expect, test } from 'vitest';
import { toCreationForm, toCreationWire, type CreationForm } from '../creation/index.ts';
import { mergeForms, putValue } from './merge-forms.ts';

function ordered(changes: Parameters<typeof companyCreationData>[0] = {}): OrderCompany {
  const { services } = aCreationOrder(7, companyCreationData(changes));
  const company = services.find((each) => each.company)?.company;
  if (!company) throw new Error('No company was ordered');
  return company;
}

const company = ordered({ acronym: 'TWO' });
type Change = (company: OrderCompany) => Partial<OrderCompany>;
const associate = (form: CreationForm, place: number) => {
  const item = form.members.associates.items[place];
  if (!item) throw new Error('There is no such associate');
  return item;
};

/** Merges what I typed with what the others saved. */
function merged(type: (form: CreationForm) => void, saved: Change) {
  const [before, typed] = [toCreationForm(company), toCreationForm(company)];
  type(typed);
  const now = toCreationForm({ ...company, ...saved(company) });
  return { now, changes: mergeForms({ before, typed, now }) };
}

test('a field that only one side changed takes that value, and the others’ changes are returned', () => {
  const { now, changes } = merged(
    (form) => associate(form, 1).part.load({ ...associate(form, 1).part.values, city: 'Taza' }),
    () => ({ acronym: 'TRI' }),
  );
  expect(changes).toEqual([{ path: 'acronym', before: 'TWO', theirs: 'TRI', mine: undefined }]);
  expect(toCreationWire(now.members)).toMatchObject({
    acronym: 'TRI',
    associates: [{}, { city: 'Taza' }],
  });
});

test('a field that both changed keeps what I typed, and either value can be put into it', () => {
  const { now, changes } = merged(
    (form) => form.members.seat.set('acronym', 'MINE'),
    () => ({ acronym: 'TRI' }),
  );
  expect(changes).toEqual([{ path: 'acronym', before: 'TWO', theirs: 'TRI', mine: 'MINE' }]);
  expect(now.members.seat.values.acronym).toBe('MINE');
  putValue(now, 'acronym', 'TRI');
  expect(now.members.seat.values.acronym).toBe('TRI');
});

test('a person is recognised by the key of the record, whatever their position', () => {
  const { now } = merged(
    (form) => putValue(form, 'associates.1.city', 'Taza'),
    ({ associates }) => ({ associates: associates.slice(1) }),
  );
  expect(now.members.associates.items.map(({ part }) => part.values.city)).toEqual(['Taza']);
});

test('a person whom the others removed while I typed there is added again, as a new one', () => {
  const { now } = merged(
    (form) => putValue(form, 'associates.1.city', 'Taza'),
    ({ associates }) => ({ associates: associates.slice(0, 1) }),
  );
  expect(associate(now, 1)).toMatchObject({ key: undefined, part: { values: { city: 'Taza' } } });
});

test('people whom I add and remove are added and removed beside those whom the others added', () => {
  const [first] = company.associates;
  if (first?.associateType !== 'physical') throw new Error('The first is a person');
  const { now } = merged(
    (form) => {
      form.members.associates.remove(associate(form, 0).id);
      form.members.associates.add().part.set('firstName', 'Mine');
    },
    ({ associates }) => ({
      associates: [...associates, { ...first, firstName: 'Theirs', id: aUuid(3009) }],
    }),
  );
  const names = now.members.associates.items.map(({ part }) => part.values.firstName);
  expect(names.slice(1)).toEqual(['Theirs', 'Mine']);
  expect(names).toHaveLength(3);
});

test('a field that the form does not ask for takes the others’ value, which is not returned', () => {
  const [before, typed] = [toCreationForm(company), toCreationForm(company)];
  putValue(typed, 'acronym', 'MINE');
  const now = toCreationForm({ ...company, acronym: 'TRI' });
  now.limitTo((path) => path === 'capital');
  expect(mergeForms({ before, typed, now })).toEqual([]);
  expect(now.members.seat.values.acronym).toBe('TRI');
});

test('a PDF that I chose stays; one that I did not touch becomes the others’', () => {
  const certified = ordered(certificateData());
  const form = () => toCreationForm(certified);
  const given = { name: 'Neuf.pdf', content: 'JVBERi0=' };
  const typed = form();
  typed.members.certificate.put(given);
  const now = form();
  mergeForms({ before: form(), typed, now });
  expect(now.members.certificate.file).toEqual(given);
  const other = toCreationForm({
    ...certified,
    certificate: { name: 'Leur.pdf', document_id: null },
  });
  mergeForms({ before: form(), typed: form(), now: other });
  expect(other.members.certificate.file?.name).toBe('Leur.pdf');
});

test('a limited form finds errors in its asked fields only', () => {
  const form = toCreationForm(company);
  putValue(form, 'associates.0.cin', '?');
  putValue(form, 'capital', null);
  expect(form.validate().map(({ path }) => path)).toEqual(['capital', 'associates.0.cin']);
  form.limitTo((path) => path.startsWith('associates.'));
  expect(form.findings.getState().map(({ path }) => path)).toEqual(['associates.0.cin']);
});
