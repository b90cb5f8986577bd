import type { CreationForm } from '../form/creation-form.ts';

/** What every step is given. */
export type StepProps = { form: CreationForm };
