export { domiciliationForm, type DomiciliationMembers } from './form/domiciliation-form.ts';
export { toDomiciliationWire } from './form/domiciliation-wire.ts';
export { orderedDomiciliation } from './form/ordered-domiciliation.ts';
export { useDomiciliationNames } from './form/use-domiciliation-names.ts';
export { RequestSections } from './sections/request-sections.tsx';
