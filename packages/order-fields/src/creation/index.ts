export { toAssociateFacts } from './facts/associate-facts.ts';
export { toNamingFacts } from './facts/naming-facts.ts';
export { toSeatFacts } from './facts/seat-facts.ts';
export { AssociateFields } from './fields/associate-fields.tsx';
export { AssociateList } from './fields/associate-list.tsx';
export { CapitalCheck } from './fields/capital-check.tsx';
export { CreationManagers } from './fields/creation-managers.tsx';
export type { CreationProps } from './fields/creation-props.ts';
export { HolderField } from './fields/holder-field.tsx';
export { NamingFields } from './fields/naming-fields.tsx';
export { NoManagerAdvice } from './fields/no-manager-advice.tsx';
export { AskedCreationFields } from './fields/asked-creation-fields.tsx';
export { SeatFields } from './fields/seat-fields.tsx';
export { SharesFields } from './fields/shares-fields.tsx';
export {
  getAssociateName,
  blankAssociate,
  toAssociateWire,
  type AssociateValues,
} from './form/associate-values.ts';
export { removeHolder } from './form/certificate-holder.ts';
export {
  createCreationForm,
  createCreationMembers,
  CONTRIBUTION_TOTAL_ID,
  CREATION_SECTIONS,
  getCreationFindings,
  toCreationWire,
  type CreationForm,
  type CreationMembers,
} from './form/creation-form.ts';
export { getManagingAssociates } from './form/managing-associates.ts';
export { toCreationForm } from './form/to-creation-form.ts';
export { useCreationLabels } from './form/use-creation-labels.ts';
export { useCreationMessages } from '../messages/creation/use-creation-messages.ts';
