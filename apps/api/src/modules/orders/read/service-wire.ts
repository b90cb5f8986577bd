import type { Order, OrderFile } from '@tassis/contracts';
import type { orders } from '../../../database/schema/index.ts';
import { fileIdIn, toFormData } from '../order-content.ts';

type OrderedRow = Pick<typeof orders.$inferSelect, 'id' | 'content' | 'service' | 'status'>;
type OrderService = Order['services'][number];

/** The fields of a service in lists. */
export type ServiceSummaryRow = Pick<
  typeof orders.$inferSelect,
  'id' | 'service' | 'status' | 'renews'
>;

/** The ordered service as a form sends it, and as a record with ids. The only service of an order has the order's id. */
export function toService(
  { id, content, service, status }: OrderedRow,
  findFile: (fileId: string | null) => OrderFile | null,
): OrderService {
  const { kind } = content;
  const file = findFile(fileIdIn(content));
  const ordered = { ...toServiceHead({ id, service, status }), data: toFormData(content, file) };
  if (kind === 'renewal') return ordered;
  if (kind === 'negative_certificate_request') {
    return { ...ordered, negative_certificate_request: { id, ...content.data } };
  }
  if (kind === 'domiciliation') {
    const { certificate_file_id: _fileId, ...domiciliation } = content.data;
    return { ...ordered, domiciliation: { ...domiciliation, negativeCertificate: file } };
  }
  const { certificate_file_id: _fileId, ...company } = content.data;
  return { ...ordered, company: { ...company, certificate: file } };
}

/** A service in a list. */
export function toServiceSummary({ renews, ...service }: ServiceSummaryRow) {
  return { ...toServiceHead(service), ...(renews !== null && { renews }) };
}

function toServiceHead({ id, service, status }: Omit<ServiceSummaryRow, 'renews'>) {
  return { id, type: service, status };
}
