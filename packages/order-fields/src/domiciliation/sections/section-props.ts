import type { DomiciliationForm } from '../form/domiciliation-form.ts';

export type SectionProps = { form: DomiciliationForm };
