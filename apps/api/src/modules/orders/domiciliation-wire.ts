import type { OrderDomiciliation, OrderFile } from '@tassis/contracts';
import type { domiciliationRequests } from '../../database/schema/index.ts';
import { withoutId } from './company-wire.ts';
import { toManager, type ManagerRow } from './person-wire.ts';

export type DomiciliationRequestRow = typeof domiciliationRequests.$inferSelect;

type Parts = { managers: readonly ManagerRow[]; certificate: OrderFile | null };

/** Which company moves in, with who manages it. */
export function toDomiciliation(
  row: DomiciliationRequestRow,
  { managers, certificate }: Parts,
): OrderDomiciliation {
  return {
    id: row.id,
    start_date: row.startDate,
    duration_months: row.durationMonths,
    end_date: row.endDate,
    identificationType: row.identificationType,
    identifierValue: row.identifierValue,
    formJuridique: row.legalForm,
    companyName: row.companyName,
    acronym: row.acronym,
    ICE: row.ice,
    negativeCertificate: certificate,
    managers: managers.map(toManager),
  };
}

/** The same as the form sends it. */
export function toDomiciliationData({ id: _id, ...request }: OrderDomiciliation) {
  return { ...request, managers: request.managers.map(withoutId) };
}
