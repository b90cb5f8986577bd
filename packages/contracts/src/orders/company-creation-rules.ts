import {
  certificateHolder,
  creationAddress,
  creationCapital,
  sharesMakeCapital,
  WITH_CERTIFICATE_FIELDS,
  WITHOUT_CERTIFICATE_FIELDS,
  type Contribution,
  type Violation,
} from '@tassis/domain';
import { isFields, type Fields } from '../fields.ts';
import { acrossFields, textIn } from '../rule.ts';
import { isCounted } from './contribution.ts';
import { repeatedIn } from './distinct-names.ts';

/** Requires the certificate's fields, or those to apply for one; nothing until one is chosen. */
export const certificateOrNames = acrossFields((fields) => {
  if (typeof fields['haveCertificate'] !== 'boolean') return [];
  const rules = fields['haveCertificate'] ? WITH_CERTIFICATE_FIELDS : WITHOUT_CERTIFICATE_FIELDS;
  const found = Object.entries(rules).map(
    ([name, rule]) => [name, rule(textIn(fields, name))] as const,
  );
  const last = fields['haveCertificate']
    ? (['certificate', missingPdf(fields)] as const)
    : (['negativeCertificateAssociate', missingHolder(fields)] as const);
  const repeated = fields['haveCertificate'] ? [] : repeatedIn(fields);
  return [...found, ...repeated, last];
});

/** Requires the address of a company that has one of its own. */
export const ownAddress = acrossFields((fields) => {
  if (fields['addressType'] !== 'address') return [];
  return [['address', creationAddress(textIn(fields, 'address'))]];
});

/**
 * Checks that the contributions add up to the capital. It waits until the capital and each contribution are valid, so
 * that one mistake is reported once.
 */
export const sharesAndCapital = acrossFields((fields) => {
  const { associates, capital } = fields;
  if (typeof capital !== 'number' || creationCapital(capital) !== null) return [];
  if (!Array.isArray(associates) || associates.length === 0) return [];
  if (!associates.every((each) => isContribution(each))) return [];
  return [['associates', sharesMakeCapital(associates, capital)]];
});

function missingPdf(fields: Fields): Violation | null {
  return textIn(fields, 'certificate') === '' ? { code: 'creation_field_required' } : null;
}

function missingHolder({ associates, negativeCertificateAssociate: chosen }: Fields) {
  if (typeof chosen !== 'number' && chosen !== null && chosen !== undefined) return null;
  return certificateHolder(chosen, Array.isArray(associates) ? associates.length : 0);
}

function isContribution(value: unknown): value is Contribution {
  return isFields(value) && isCounted(value);
}
