import type { Order } from '@tassis/contracts';
import { moroccanDay, type DraftService } from '@tassis/domain';
import { toCertificateForm } from '@tassis/order-fields/certificate';
import { blankAssociate, createCreationForm, toCreationForm } from '@tassis/order-fields/creation';
import { toDomiciliationForm } from '@tassis/order-fields/domiciliation';

type NewDraft = { service: DraftService; form: Record<string, unknown> };

/**
 * A draft with the content of an order, as the order pages store it. The client must choose its file again, and a start that
 * is in the past.
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
 * A draft of the company whose name a certificate reserves: the proposed names and the beneficiary. The granted name, its
 * number and the document are not part of the order.
 */
export function toCreationDraft({ services: [service] }: Order): NewDraft | null {
  const request = service?.negative_certificate_request;
  if (!request) return null;
  // In a certificate's request `firstName` is the family name.
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

/** The people of the new order are new records. */
function withoutKey<Item extends { key?: string }>({
  key: _key,
  ...item
}: Item): Omit<Item, 'key'> {
  return item;
}
