export { contractValidator } from './contract-validator.ts';
export type { FormSchema, Validate } from './contract-validator.ts';
export { Form } from './form.tsx';
export type { FormProps } from './form.tsx';
export { toLines } from './lines.ts';
export { readPdf, unreadPdf } from './read-pdf.ts';
export type { ContractFormSettings, SendOptions } from './settings.ts';
export { useContractForm } from './use-contract-form.ts';
export type { ContractForm, FieldBinding } from './use-contract-form.ts';
