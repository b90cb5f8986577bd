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

/** What I typed, onto what they saved. */
function merged(type: (form: CreationForm) => void, saved: Change) {
  const [before, typed] = [toCreationForm(company), toCreationForm(company)];
  type(typed);
  const now = toCreationForm({ ...company, ...saved(company) });
  return { now, changes: mergeForms({ before, typed, now }) };
}

test('what either changed alone is there, and theirs is told', () => {
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

test('what both changed is as I typed it, and can be put either way', () => {
  const { now, changes } = merged(
    (form) => form.members.seat.set('acronym', 'MINE'),
    () => ({ acronym: 'TRI' }),
  );
  expect(changes).toEqual([{ path: 'acronym', before: 'TWO', theirs: 'TRI', mine: 'MINE' }]);
  expect(now.members.seat.values.acronym).toBe('MINE');
  putValue(now, 'acronym', 'TRI');
  expect(now.members.seat.values.acronym).toBe('TRI');
});

test('a person is the same wherever they stand by now', () => {
  const { now } = merged(
    (form) => putValue(form, 'associates.1.city', 'Taza'),
    ({ associates }) => ({ associates: associates.slice(1) }),
  );
  expect(now.members.associates.items.map(({ part }) => part.values.city)).toEqual(['Taza']);
});

test('who they removed while I typed there is back, as somebody new', () => {
  const { now } = merged(
    (form) => putValue(form, 'associates.1.city', 'Taza'),
    ({ associates }) => ({ associates: associates.slice(0, 1) }),
  );
  expect(associate(now, 1)).toMatchObject({ key: undefined, part: { values: { city: 'Taza' } } });
});

test('whom I add and remove is added and removed beside those whom they added', () => {
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

test('what the form does not ask for is theirs, and not told', () => {
  const [before, typed] = [toCreationForm(company), toCreationForm(company)];
  putValue(typed, 'acronym', 'MINE');
  const now = toCreationForm({ ...company, acronym: 'TRI' });
  now.limitTo((path) => path === 'capital');
  expect(mergeForms({ before, typed, now })).toEqual([]);
  expect(now.members.seat.values.acronym).toBe('TRI');
});

test('a PDF that I gave stays, and one that I did not touch is theirs', () => {
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

test('a form that is limited finds what is wrong there alone', () => {
  const form = toCreationForm(company);
  putValue(form, 'associates.0.cin', '?');
  putValue(form, 'capital', null);
  expect(form.validate().map(({ path }) => path)).toEqual(['capital', 'associates.0.cin']);
  form.limitTo((path) => path.startsWith('associates.'));
  expect(form.findings.getState().map(({ path }) => path)).toEqual(['associates.0.cin']);
});
