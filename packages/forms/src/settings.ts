import type { StatusTexts } from '@tassis/messages';
import type { Validate } from './contract-validator.ts';
import type { FieldName, FieldValues } from './field-values.ts';
import type { Start } from './start.ts';

/** Options of one submission; pass them on to `call`. */
export type SendOptions = {
  /** The same key for the same body until the API has answered, so that a repeated submission takes effect once. */
  idempotencyKey: string;
  /** The version of the edited record; 0 when the form edits none. */
  version: number;
};

/** Settings of {@link useContractForm}. */
export type ContractFormSettings<
  Values extends FieldValues,
  Item extends { version: number },
  Body,
  Result,
> = Start<Values, Item> & {
  /** Prefix of the fields' ids, unique on the page. */
  id: string;
  /** Maps the typed values, and the newest known record, to the body. Default: the body is the values. */
  toBody?: (values: NoInfer<Values>, record: NoInfer<Item>) => Body;
  /** The contract's rules: `contractValidator(contract.request.body)`. */
  validate: Validate<NoInfer<Body>>;
  send: (body: NoInfer<Body>, options: SendOptions) => Promise<Result>;
  onSuccess?: ((result: Result) => void) | undefined;
  /** Shows one error at a time, at its field or in the banner, and focuses it. Default: all errors in a summary. */
  oneError?: boolean;
  /** For a form whose input is stored elsewhere until it is sent: the browser does not ask before the page is left. */
  isStoredElsewhere?: boolean;
  /** The form's own texts by HTTP status, used before the shared ones. */
  words?: StatusTexts;
  /** Returns the field of a failure that names none. */
  findField?: (error: unknown) => NoInfer<FieldName<Values>> | null;
  /** Whether another part of the page shows the failure: `useRefusedByEnd()` in signed-in forms. */
  isHandled?: (error: unknown) => boolean;
};
