import type { StatusTexts } from '@tassis/messages';
import type { Validate } from './contract-validator.ts';
import type { Start } from './start.ts';

/** What belongs to one sending; goes to `call` as its options. */
export type SendOptions = {
  /** The same for the same body until the API has answered: so what is sent again is done once. */
  idempotencyKey: string;
  /** Of the record that the form changes; 0 where it changes none. */
  version: number;
};

/** A form of text fields that sends one operation. */
export type ContractFormSettings<
  Name extends string,
  Item extends { version: number },
  Body,
  Result,
> = Start<Name, Item> & {
  /** Prefix of the fields' ids; alone on the page. */
  id: string;
  /** What is sent of what is typed, and of the rest of the record as it is known now; the fields themselves if absent. */
  toBody?: (values: NoInfer<Record<Name, string>>, record: NoInfer<Item>) => Body;
  /** The contract's rules: `contractValidator(contract.request.body)`. */
  validate: Validate<NoInfer<Body>>;
  send: (body: NoInfer<Body>, intent: SendOptions) => Promise<Result>;
  onSuccess?: ((result: Result) => void) | undefined;
  /** Shows one thing at a time, at its field or in the banner, and moves focus to it; else all in a summary. */
  oneError?: boolean;
  /** The form's own words for failures, before the shared ones. */
  words?: StatusTexts;
  /** The field of a failure that names none. */
  findField?: (error: unknown) => NoInfer<Name> | null;
  /** Tells failures that are shown elsewhere: `useRefusedByEnd()` where somebody is signed in. */
  isHandled?: (error: unknown) => boolean;
};
