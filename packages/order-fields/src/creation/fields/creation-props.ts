import type { CreationForm } from '../form/creation-form.ts';

/** What the fields of a company creation are given. */
export type CreationProps = { form: CreationForm };
