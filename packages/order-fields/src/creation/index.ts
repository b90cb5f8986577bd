export { associateFacts } from './facts/associate-facts.ts';
export { namingFacts } from './facts/naming-facts.ts';
export { seatFacts } from './facts/seat-facts.ts';
export { AssociateList } from './fields/associate-list.tsx';
export { CreationManagers } from './fields/creation-managers.tsx';
export type { CreationProps } from './fields/creation-props.ts';
export { NamingFields } from './fields/naming-fields.tsx';
export { NoManagerAdvice } from './fields/no-manager-advice.tsx';
export { SeatFields } from './fields/seat-fields.tsx';
export { getAssociateName, blankAssociate, type AssociateValues } from './form/associate-values.ts';
export {
  creationForm,
  creationMembers,
  TOTAL_ID,
  type CreationForm,
  type CreationMembers,
} from './form/creation-form.ts';
export { CREATION_SECTIONS, creationFindings } from './form/creation-rule.ts';
export { toCreationWire } from './form/creation-wire.ts';
export { managingAssociates } from './form/managing-associates.ts';
export { orderedCreation } from './form/ordered-creation.ts';
export { useCreationNames } from './form/use-creation-names.ts';
export { useCreationMessages } from '../messages/creation/use-creation-messages.ts';
