import type { Order } from '@tassis/contracts';
import { moroccanDay, type DraftService } from '@tassis/domain';
import { toCertificateForm } from '@tassis/order-fields/certificate';
import { blankAssociate, createCreationForm, toCreationForm } from '@tassis/order-fields/creation';
import { toDomiciliationForm } from '@tassis/order-fields/domiciliation';

type NewDraft = { service: DraftService; form: Record<string, unknown> };

/**
 * A draft that asks for what an order has asked for, as the order pages store it. Its file is asked for anew, and a start
 * that lies behind.
 */
export function toDraft({ services, package: bought }: Order): NewDraft | null {
  const [service] = services;
  const code = bought?.code ?? '';
  if (service?.company) {
    const form = toCreationForm(service.company).snapshot();
    const fixesAddress = (bought?.domiciliation_duration_months ?? 0) > 0;
    const progress = { step: 1, reached: 1, package: code, fixesAddress };
    return {
      service: 'company_creation',
      form: {
        progress,
        ...form,
        certificate: null,
        associates: form.associates.map(withoutKey),
        externalManagers: form.externalManagers.map(withoutKey),
      },
    };
  }
  if (service?.domiciliation) {
    const form = toDomiciliationForm(service.domiciliation).snapshot();
    const { start_date: start } = form.period;
    return {
      service: 'domiciliation',
      form: {
        ...form,
        terms: { ...form.terms, package: code },
        period: { start_date: start < moroccanDay(new Date()) ? '' : start },
        negativeCertificate: null,
        managers: form.managers.map(withoutKey),
      },
    };
  }
  const request = service?.negative_certificate_request;
  return request
    ? { service: 'negative_certificate', form: toCertificateForm(request).snapshot() }
    : null;
}

/**
 * A draft of the company whose name a certificate reserves: what was asked of the register, and who asked. The name that
 * was granted, its number and the document stand in no order.
 */
export function toCreationDraft({ services: [service] }: Order): NewDraft | null {
  const request = service?.negative_certificate_request;
  if (!request) return null;
  // In the request of a certificate `firstName` is the family name.
  const {
    firstName: lastName,
    lastName: firstName,
    formJuridique: legalStatus,
    ...asked
  } = request;
  const form = createCreationForm();
  form.load({
    naming: { ...asked, haveCertificate: 'yes' },
    seat: { legalStatus },
    associates: [{ values: { ...blankAssociate, ...asked, firstName, lastName } }],
  });
  return { service: 'company_creation', form: form.snapshot() };
}

/** Somebody in a new order is nobody of the old one. */
function withoutKey<Item extends { key?: string }>({
  key: _key,
  ...item
}: Item): Omit<Item, 'key'> {
  return item;
}
