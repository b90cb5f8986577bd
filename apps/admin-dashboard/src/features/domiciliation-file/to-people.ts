import type { AdminDomiciliation } from '@tassis/contracts';
import { formatPhone } from '@tassis/design-system';

/** A person or company among the owners or managers. */
export type Person = {
  id: string;
  name: string;
  role: 'associate' | 'associateManager' | 'manager';
  /** The number of a document, or of a company in the register: 'AB123456'. */
  identity: string;
  contact: string;
  city: string;
};

type Company = NonNullable<AdminDomiciliation['company']>;
type Associate = Company['associates'][number];
type Manager = Company['managers'][number];

/** The associates, if the company was created here, and the managers. */
export function toPeople({ company, request }: AdminDomiciliation): Person[] {
  const managers = [...(company?.managers ?? []), ...(request?.managers ?? [])];
  return [...(company?.associates ?? []).map(fromAssociate), ...managers.map(fromManager)];
}

function fromAssociate(associate: Associate): Person {
  if (associate.associateType === 'physical') {
    const role = associate.isManager ? 'associateManager' : 'associate';
    return { ...fromManager(associate), role };
  }
  const { id, companyName: name, commercialRegisterNumber: identity, city } = associate;
  return { id, name, role: 'associate', identity, contact: '', city };
}

function fromManager(person: Manager): Person {
  const { id, firstName, lastName, city, email, phone } = person;
  return {
    id,
    name: `${firstName} ${lastName}`,
    role: 'manager',
    identity: person.cin ?? person.passport ?? person.carteSejour ?? '',
    contact: [email, formatPhone(phone)].filter(Boolean).join(' · '),
    city,
  };
}
