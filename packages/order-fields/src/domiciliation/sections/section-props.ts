import type { DomiciliationForm } from '../form/domiciliation-form.ts';

/** What every section is given. */
export type SectionProps = { form: DomiciliationForm };
