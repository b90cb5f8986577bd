import { isFields } from '@tassis/contracts';
import { HttpError } from '../../../http/http-error.ts';

/** A service as its form would send it, for an edit by the staff, with the ids of its people by index. */
export type EditedForm = {
  data: Record<string, unknown>;
  associateIds: (string | undefined)[];
  managerIds: (string | undefined)[];
};

type Kind = 'associate' | 'manager';
type Person = { kind: Kind; id: string };

/** The path of a person in the form: 'associates.2'. Throws `not_found`. */
function locate(form: EditedForm, { kind, id }: Person): [list: string, index: number] {
  const index = getIds(form, kind).indexOf(id);
  if (index === -1) throw new HttpError('not_found');
  return [getListName(form, kind), index];
}

/** Replaces the data of a person. @returns their path */
export function replacePerson(form: EditedForm, who: Person, data: object): string {
  const [list, index] = locate(form, who);
  listIn(form, list)[index] = { ...data };
  return `${list}.${index}`;
}

/** @returns the path of the new person */
export function addPerson(form: EditedForm, kind: Kind, data: object): string {
  const list = getListName(form, kind);
  getIds(form, kind).push(undefined);
  return `${list}.${listIn(form, list).push({ ...data }) - 1}`;
}

export function removePerson(form: EditedForm, who: Person): void {
  const [list, index] = locate(form, who);
  getIds(form, who.kind).splice(index, 1);
  listIn(form, list).splice(index, 1);
}

/** The sent data with the stored certificate, unless a new file was sent (a form sends nothing or the file's name). */
export function withStoredCertificate(
  sent: object,
  { certificate, negativeCertificate }: EditedForm['data'],
): EditedForm['data'] {
  const data: EditedForm['data'] = { ...sent };
  const kept = { certificate, negativeCertificate };
  for (const [name, file] of Object.entries(kept)) {
    if (typeof file === 'string' && typeof data[name] !== 'string') data[name] = file;
  }
  return data;
}

function getIds(form: EditedForm, kind: Kind) {
  return kind === 'associate' ? form.associateIds : form.managerIds;
}

function getListName({ data }: EditedForm, kind: Kind): string {
  if (kind === 'associate') return 'associates';
  return 'managers' in data ? 'managers' : 'externalManagers';
}

/** Returns a list of the form, which may be changed in place. */
export function listIn({ data }: EditedForm, name: string): Record<string, unknown>[] {
  const list = data[name];
  if (!Array.isArray(list) || !list.every(isFields)) throw new HttpError('not_found');
  return list;
}
