import type { createOrder, InputOf, NegativeCertificateForm } from '@tassis/contracts';
import { CITIES, COMPANY_FORMS } from '@tassis/domain';
import { companyName } from './company-name.ts';
import { ACTIVITIES } from './names.ts';
import { aPerson } from './person.ts';
import { seeded, type Random } from './random.ts';

export type OrderBody = InputOf<typeof createOrder>['body'];

/**
 * A valid form of a negative certificate, as the page sends it. Its `firstName` is the FAMILY name
 * and its `lastName` the given name: the form's labels say so.
 */
export function negativeCertificateData(
  changes: Partial<NegativeCertificateForm> = {},
  random: Random = seeded(7),
): NegativeCertificateForm {
  const person = aPerson(random);
  const [first, second, third] = [1, 2, 3].map(() => companyName(random));
  return {
    firstName: person.lastName,
    lastName: person.firstName,
    identificationType: 'CIN',
    cin: person.cin,
    passport: null,
    carteSejour: null,
    formJuridique: random.pick(COMPANY_FORMS),
    ville: CITIES[random.integer(0, CITIES.length - 1)]?.ville ?? 'Meknès',
    firstAppelation: `${first} A`,
    secoundAppelation: `${second} B`,
    thirdAppelation: `${third} C`,
    activity: random.pick(ACTIVITIES),
    ...changes,
  };
}

/** The body of POST /orders for a negative certificate. */
export function anOrder(
  changes: Partial<NegativeCertificateForm> = {},
  random: Random = seeded(8),
): OrderBody {
  const data = negativeCertificateData(changes, random);
  return { services: [{ type: 'negative_certificate_request', data }] };
}
