import { aPdf } from '@tassis/testing/builders';
import { domiciliationVisit } from '../form/records.ts';

const manager = {
  sex: 'Female',
  firstName: 'Salma',
  lastName: 'El Amrani',
  birthDate: '1990-05-17',
  placeOfBirth: 'Fès',
  identificationType: 'CIN',
  cin: 'AB123456',
  email: 'salma@example.com',
  phone: '0612345678',
  address: '12, rue Tarik',
  city: 'Meknès',
};

/** A visit with an empty form. */
export function emptyVisit(): void {
  domiciliationVisit.close();
  localStorage.clear();
  sessionStorage.clear();
}

/** A visit whose form is filled in, with a validated manager. */
export function filledVisit(): void {
  emptyVisit();
  fillVisit(domiciliationVisit);
}

/** Fills in the form of a visit, with a validated manager. */
export function fillVisit(visit: typeof domiciliationVisit): void {
  const form = visit.open();
  form.load({
    period: { start_date: '2030-08-31' },
    identification: { identificationType: 'CIN', identifierValue: 'AB123456' },
    company: { companyName: 'Atlas Conseil', ICE: '001561191000066' },
    managers: [{ isLocked: true, values: manager }],
  });
  form.members.negativeCertificate.put({ name: 'certificat.pdf', size: 684, content: aPdf() });
  form.validate();
}
