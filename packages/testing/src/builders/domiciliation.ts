import type { DomiciliationForm } from '@tassis/contracts';
import { aManager } from './associates.ts';
import { anIce, companyName } from './company-name.ts';
import { aPdf } from './pdf.ts';
import { aPerson } from './person.ts';
import { seeded, type Random } from './random.ts';

/** A valid form of a domiciliation of 12 months, whose first day is far after any test's clock. */
export function domiciliationData(
  changes: Partial<DomiciliationForm> = {},
  random: Random = seeded(19),
): DomiciliationForm {
  return {
    start_date: '2030-01-15',
    duration_months: 12,
    end_date: '2031-01-15',
    identificationType: 'CIN',
    identifierValue: aPerson(random).cin,
    formJuridique: 'dénomination_Commerciale',
    companyName: companyName(random),
    acronym: `AC${random.digits(3)}`,
    ICE: anIce(random),
    negativeCertificate: aPdf(),
    managers: [aManager({}, random)],
    ...changes,
  };
}
