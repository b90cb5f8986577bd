export {
  createDomiciliationForm,
  type DomiciliationForm,
  type DomiciliationMembers,
} from './form/domiciliation-form.ts';
export { toDomiciliationWire } from './form/domiciliation-wire.ts';
export { toDomiciliationForm } from './form/to-domiciliation-form.ts';
export { useDomiciliationLabels } from './form/use-domiciliation-labels.ts';
export { AskedDomiciliationFields } from './sections/asked-domiciliation-fields.tsx';
export { DomiciliationFields, DomiciliationSections } from './sections/domiciliation-sections.tsx';
