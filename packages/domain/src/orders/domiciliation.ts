import type { DomiciliationLegalForm } from '../options/domiciliation-legal-forms.ts';
import type { DomiciliationDuration } from '../options/durations.ts';
import {
  DEFAULT_IDENTIFICATION_TYPE,
  type IdentificationType,
} from '../options/identification-types.ts';
import { addMonths } from '../time/day.ts';
import { normalizePerson, type PersonData, type PersonInput } from './person.ts';

/** The submitted form without the certificate's PDF, which is stored as a file. */
export type DomiciliationInput = {
  readonly start_date: string;
  readonly duration_months: DomiciliationDuration;
  readonly identificationType?: IdentificationType | null | undefined;
  readonly identifierValue?: string | undefined;
  readonly formJuridique?: DomiciliationLegalForm | null | undefined;
  readonly companyName: string;
  readonly acronym?: string | null | undefined;
  readonly ICE: string;
  readonly managers: readonly PersonInput[];
};

/** The stored shape: trimmed, with the computed last day. */
export type DomiciliationData = {
  start_date: string;
  duration_months: DomiciliationDuration;
  end_date: string;
  identificationType: IdentificationType;
  identifierValue: string;
  formJuridique: DomiciliationLegalForm | null;
  companyName: string;
  acronym: string | null;
  ICE: string;
  managers: PersonData[];
};

/** Start + months, clamped to the month's end. A renewal counts from the old end. */
export function domiciliationEnd(start: string, months: number): string {
  return addMonths(start, months);
}

/** Maps a valid form to the stored shape. */
export function normalizeDomiciliation(input: DomiciliationInput): DomiciliationData {
  return {
    start_date: input.start_date,
    duration_months: input.duration_months,
    end_date: domiciliationEnd(input.start_date, input.duration_months),
    identificationType: input.identificationType ?? DEFAULT_IDENTIFICATION_TYPE,
    identifierValue: (input.identifierValue ?? '').trim(),
    formJuridique: input.formJuridique ?? null,
    companyName: input.companyName.trim(),
    acronym: (input.acronym ?? '').trim() || null,
    ICE: input.ICE.trim(),
    managers: input.managers.map(normalizePerson),
  };
}
