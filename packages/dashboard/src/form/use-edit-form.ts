import { useRefusedByEnd } from '@tassis/auth';
import { useNotify } from '@tassis/design-system/host';
import {
  contractValidator,
  useContractForm,
  type ContractFormSettings,
  type Edit,
} from '@tassis/forms';
import {
  toOwnBody,
  toOwnFields,
  type BodySchema,
  type OwnFields,
  type OwnName,
} from './own-fields.ts';

type Versioned = { version: number };

/** A contract that updates a record and answers it. */
type EditContract<Body, Item extends Versioned> = Edit<never, Item>['contract'] & {
  name: string;
  request: { body: BodySchema<Body> };
};

/** Options of {@link useEditForm}. */
export type EditFormOptions<Item extends Versioned, Name, Body, Result> = Pick<
  ContractFormSettings<never, Item, Body, Result>,
  'send' | 'onSuccess' | 'words'
> & {
  /** The record as it was read. */
  record: Item;
  /** The names of the shown fields, as in the record, in the order of the page. */
  fields: readonly Name[];
  /** The toast after success. */
  saved: string;
  /** See the `tellNewer` of {@link Edit}. */
  tellNewer?: Edit<never, Item>['tellNewer'];
};

/**
 * A form of a signed-in area that edits some fields of a record which others may change too. Render it with `Form`, which also
 * shows the others' changes. @example useEditForm(updateClientProfile, { record, fields: ['phone', 'city'], send, saved })
 */
export function useEditForm<Body, Item extends Versioned, Name extends OwnName<Item>, Result>(
  contract: EditContract<Body, Item>,
  options: EditFormOptions<Item, Name, Body, Result>,
) {
  const { record, fields, saved, tellNewer, onSuccess, ...rest } = options;
  const notify = useNotify();
  return useContractForm<OwnFields<Item, Name>, Result, Item, Body>({
    ...rest,
    id: contract.name,
    edit: { record, contract, toFields: (item) => toOwnFields(item, fields), tellNewer },
    toBody: (typed, item) => toOwnBody(contract.request.body, item, typed),
    validate: contractValidator(contract.request.body),
    onSuccess: (result) => {
      notify({ tone: 'success', text: saved });
      onSuccess?.(result);
    },
    isHandled: useRefusedByEnd(),
  });
}
