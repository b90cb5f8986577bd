export { contractResolver, type FormSchema } from './contract-resolver.ts';
export { mapApiErrors, type FormOutline, type MappedErrors } from './map-api-errors.ts';
export {
  useContractForm,
  type ContractForm,
  type ContractFormSettings,
  type FieldBinding,
} from './use-contract-form.ts';
