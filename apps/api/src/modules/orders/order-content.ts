import type { createOrder, ParsedInputOf } from '@tassis/contracts';
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
import { HttpError } from '../../http/http-error.ts';

export type OrderBody = ParsedInputOf<typeof createOrder>['body'];
export type SentService = OrderBody['services'][number];

/** What an order asks for, in the shape that is kept; its certificate's PDF apart. */
export type OrderContent =
  | { type: 'negative_certificate_request'; data: NegativeCertificateData }
  | { type: 'company_creation'; data: CompanyCreationData }
  | { type: 'domiciliation'; data: DomiciliationData };

/** Where fields of a service stand in the body, and so in its errors. */
export const DATA_PATH = 'services.0.data';

/** Brings a sent service, which passed its schema, into the shape that is kept. */
export function contentOf(service: SentService): OrderContent {
  if (service.type === 'company_creation') {
    return { type: service.type, data: normalizeCompanyCreation(service.data) };
  }
  if (service.type === 'domiciliation') {
    return { type: service.type, data: normalizeDomiciliation(service.data) };
  }
  return { type: service.type, data: normalizeNegativeCertificate(service.data) };
}

/** Refuses days that cannot be, seen from today: the one rule that a schema cannot know. */
export function assertDays({ type, data }: OrderContent, now: Date, ignored: string[] = []): void {
  if (type === 'negative_certificate_request') return;
  const today = moroccanDay(now);
  const found =
    type === 'company_creation' ? creationDays(data, today) : domiciliationDays(data, today);
  const violations = found
    .filter(({ field }) => !ignored.includes(field))
    .map(({ field, violation }) => ({ path: `${DATA_PATH}.${field}`, violation }));
  if (violations.length > 0) throw new HttpError('validation_failed', { violations });
}

/** The PDF that was sent, as base64, and the field that it stands in; null when there is none. */
export function sentPdf(service: SentService): { path: string; content: string } | null {
  if (service.type === 'domiciliation') {
    const { negativeCertificate: content } = service.data;
    return { path: `${DATA_PATH}.negativeCertificate`, content };
  }
  if (service.type !== 'company_creation' || !service.data.haveCertificate) return null;
  return { path: `${DATA_PATH}.certificate`, content: service.data.certificate ?? '' };
}

/** What a search finds the order by, besides its number and its client. */
export function searchedIn(content: OrderContent): string[] {
  const { type, data } = content;
  if (type === 'domiciliation') return [data.companyName, data.ICE];
  const names = [data.firstAppelation, data.secoundAppelation, data.thirdAppelation];
  const others =
    type === 'company_creation'
      ? [data.companyName, data.ICE]
      : [`${data.lastName} ${data.firstName}`];
  return [...others, ...names].filter((text) => text !== null);
}
