import { randomUUID } from 'node:crypto';
import { type createOrder, type ParsedInputOf } from '@tassis/contracts';
import { OrderContent } from '@tassis/contracts/order-content';
import {
  creationDays,
  domiciliationDays,
  moroccanDay,
  normalizeCompanyCreation,
  normalizeDomiciliation,
  normalizeNegativeCertificate,
  type CompanyCreationData,
  type DomiciliationData,
  type NegativeCertificateData,
} from '@tassis/domain';
import { parse } from 'zod/mini';
import { HttpError } from '../../http/http-error.ts';

export type OrderBody = ParsedInputOf<typeof createOrder>['body'];
export type SentService = OrderBody['services'][number];

/** A service in its normalised form; the PDF of its certificate is separate. */
export type NormalizedService =
  | { type: 'negative_certificate_request'; data: NegativeCertificateData }
  | { type: 'company_creation'; data: CompanyCreationData }
  | { type: 'domiciliation'; data: DomiciliationData };

/** The path of a service's fields in the body, and so in its errors. */
export const DATA_PATH = 'services.0.data';

/** Normalises a sent service that its schema has accepted. */
export function normalizeService(service: SentService): NormalizedService {
  if (service.type === 'company_creation') {
    return { type: service.type, data: normalizeCompanyCreation(service.data) };
  }
  if (service.type === 'domiciliation') {
    return { type: service.type, data: normalizeDomiciliation(service.data) };
  }
  return { type: service.type, data: normalizeNegativeCertificate(service.data) };
}

/** Throws for invalid dates: the only rule that depends on today, which a schema cannot check. */
export function assertDays(
  { type, data }: NormalizedService,
  now: Date,
  ignored: string[] = [],
): void {
  if (type === 'negative_certificate_request') return;
  const today = moroccanDay(now);
  const found =
    type === 'company_creation' ? creationDays(data, today) : domiciliationDays(data, today);
  const violations = found
    .filter(({ field }) => !ignored.includes(field))
    .map(({ field, violation }) => ({ path: `${DATA_PATH}.${field}`, violation }));
  if (violations.length > 0) throw new HttpError('validation_failed', { violations });
}

/** The PDF that was sent, as base64, and the path of its field; null when there is none. */
export function sentPdf(service: SentService): { path: string; content: string } | null {
  if (service.type === 'domiciliation') {
    const { negativeCertificate: content } = service.data;
    return { path: `${DATA_PATH}.negativeCertificate`, content };
  }
  if (service.type !== 'company_creation' || !service.data.haveCertificate) return null;
  return { path: `${DATA_PATH}.certificate`, content: service.data.certificate ?? '' };
}

/** The ids of the records and people in a document, by index; new ones by default. */
export type ContentIds = {
  recordId?: string | undefined;
  associateIds?: readonly (string | undefined)[];
  managerIds?: readonly (string | undefined)[];
};

/**
 * Creates the document of an order.
 * @param fileId the file of its certificate's PDF
 */
export function toContent(
  service: NormalizedService,
  fileId: string | null,
  { recordId = randomUUID(), associateIds, managerIds }: ContentIds = {},
): PlacedContent {
  const head = { schema: 1, kind: service.type } as const;
  if (service.type === 'negative_certificate_request') {
    return placed({ ...head, data: service.data });
  }
  const record = { id: recordId, certificate_file_id: fileId };
  if (service.type === 'domiciliation') {
    const managers = withIds(service.data.managers, managerIds);
    return placed({ ...head, data: { ...service.data, ...record, managers } });
  }
  const { externalManagers, ...company } = service.data;
  const people = {
    associates: withIds(company.associates, associateIds),
    managers: withIds(externalManagers, managerIds),
  };
  return placed({ ...head, data: { ...company, ...record, ...people } });
}

/** Validates a document. */
function placed(content: unknown): PlacedContent {
  const parsed = parse(OrderContent, content);
  if (parsed.kind === 'renewal') throw new Error('A renewal is not placed by a form');
  return parsed;
}

function withIds(people: readonly object[], ids: ContentIds['managerIds']) {
  return people.map((person, position) => ({ id: ids?.[position] ?? randomUUID(), ...person }));
}

/** The ids of a document, by position. */
export function idsIn({ data }: OrderContent) {
  return {
    recordId: 'id' in data ? data.id : undefined,
    associateIds: 'associates' in data ? data.associates.map((each) => each.id) : [],
    managerIds: 'managers' in data ? data.managers.map((each) => each.id) : [],
  };
}

/** The id of the stored certificate PDF. */
export function fileIdIn({ data }: OrderContent): string | null {
  return 'certificate_file_id' in data ? data.certificate_file_id : null;
}

/**
 * A document as the form sends it, without ids.
 * @param file the placeholder of the certificate's PDF
 */
export function toFormData({ kind, data }: OrderContent, file: unknown): Record<string, unknown> {
  if (kind === 'negative_certificate_request' || kind === 'renewal') return data;
  const { id: _id, certificate_file_id: _fileId, managers, ...form } = data;
  const others = managers.map(withoutId);
  if (kind === 'domiciliation') return { ...form, negativeCertificate: file, managers: others };
  const associates = data.associates.map(withoutId);
  return { ...form, certificate: file, associates, externalManagers: others };
}

function withoutId<Record extends { id: string }>({ id: _id, ...rest }: Record) {
  return rest;
}

/** The document of an order that was placed by its form, which a renewal has not. */
export type PlacedContent = Exclude<OrderContent, { kind: 'renewal' }>;

/** The texts of the form that a search covers, besides number and client. */
export function searchedIn({ kind, data }: PlacedContent): string[] {
  if (kind === 'domiciliation') return [data.companyName, data.ICE];
  const names = [data.firstAppelation, data.secoundAppelation, data.thirdAppelation];
  const others =
    kind === 'company_creation'
      ? [data.companyName, data.ICE]
      : [`${data.lastName} ${data.firstName}`];
  return [...others, ...names].filter((text) => text !== null);
}
