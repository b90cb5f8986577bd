import { negativeCertificateData } from '@tassis/testing/builders';
import { expect, test } from 'vitest';
import { normalizeService, toContent } from '../orders/order-content.ts';
import { getOrderFacts } from './order-facts.ts';

test('a beneficiary is printed with the given name first, because in the form `firstName` is the family name', () => {
  const data = negativeCertificateData({ firstName: 'El Amrani', lastName: 'Salma' });
  const content = toContent(normalizeService({ type: 'negative_certificate_request', data }), null);
  expect(getOrderFacts(content)).toContainEqual(['Bénéficiaire', 'Salma El Amrani']);
});
