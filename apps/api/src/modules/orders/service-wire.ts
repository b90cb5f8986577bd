import type { Order, OrderFile } from '@tassis/contracts';
import type { orderServices } from '../../database/schema/index.ts';
import { toCertificateData, type CertificateRow } from './certificate-wire.ts';
import { toCompanyData, toCompany, type CompanyRow } from './company-wire.ts';
import {
  toDomiciliationData,
  toDomiciliation,
  type DomiciliationRequestRow,
} from './domiciliation-wire.ts';
import type { AssociateRow, ManagerRow } from './person-wire.ts';

type ServiceRow = typeof orderServices.$inferSelect;
/** What lists show of a service. */
export type ServiceSummaryRow = Pick<ServiceRow, 'id' | 'type' | 'status'> & {
  /** The company whose domiciliation goes on. */
  renews: string | null;
};

type OrderService = Order['services'][number];

/** A service with what it asks for: one of the three. */
export type ServiceParts = {
  service: ServiceRow;
  certificate: CertificateRow | null;
  company: CompanyRow | null;
  domiciliation: DomiciliationRequestRow | null;
};

type People = { associates: readonly AssociateRow[]; managers: readonly ManagerRow[] };
type FileOf = (fileId: string | null) => OrderFile | null;

/** What was ordered, as its form sends it and as a record with ids. */
export function toService(parts: ServiceParts, people: People, fileOf: FileOf): OrderService {
  const { service, certificate, company, domiciliation } = parts;
  const head = toServiceHead(service);
  if (certificate !== null) {
    const data = toCertificateData(certificate);
    return { ...head, data, negative_certificate_request: { id: service.id, ...data } };
  }
  if (company !== null) {
    const made = toCompany(company, {
      associates: people.associates.filter(({ companyId }) => companyId === company.id),
      managers: people.managers.filter(({ companyId }) => companyId === company.id),
      certificate: fileOf(company.certificateFileId),
    });
    return { ...head, data: toCompanyData(made), company: made };
  }
  if (domiciliation !== null) {
    const made = toDomiciliation(domiciliation, {
      managers: people.managers.filter(
        ({ domiciliationRequestId }) => domiciliationRequestId === domiciliation.id,
      ),
      certificate: fileOf(domiciliation.certificateFileId),
    });
    return { ...head, data: toDomiciliationData(made), domiciliation: made };
  }
  return { ...head, data: service.data };
}

/** A service in a list. */
export function toServiceSummary({ renews, ...service }: ServiceSummaryRow) {
  return { ...toServiceHead(service), ...(renews !== null && { renews }) };
}

function toServiceHead({ id, type, status }: Pick<ServiceRow, 'id' | 'type' | 'status'>) {
  return { id, type, status };
}
