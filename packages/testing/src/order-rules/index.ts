import { ASSOCIATE_RULES } from './associate-rules.ts';
import { CERTIFICATE_RULES } from './certificate-rules.ts';
import { CONTRIBUTION_RULES } from './contribution-rules.ts';
import { CREATION_RULES } from './creation-rules.ts';
import { DOMICILIATION_RULES } from './domiciliation-rules.ts';
import { managerRules } from './manager-rules.ts';
import type { OrderRule } from './order-rule.ts';

/** Every rule of the order forms: one change of a valid form each, and the error it causes. */
export const ORDER_RULES: readonly OrderRule[] = [
  ...CREATION_RULES,
  ...ASSOCIATE_RULES,
  ...CONTRIBUTION_RULES,
  ...managerRules('proposed', 'externalManagers.0'),
  ...DOMICILIATION_RULES,
  ...managerRules('domiciliation', 'managers.0'),
  ...CERTIFICATE_RULES,
];

export { BASE_FORMS, RULES_DAY, SERVICE_OF } from './base-forms.ts';
export type { BaseForm } from './base-forms.ts';
export { changedForm } from './changed-form.ts';
export type { OrderRule, Texts } from './order-rule.ts';
export { PACKAGE_RULES } from './package-rules.ts';
export type { OfferName, PackageRule } from './package-rules.ts';
export { groupIntoRounds } from './rounds.ts';
export type { Round } from './rounds.ts';
export { findRuleTexts } from './rule-texts.ts';
