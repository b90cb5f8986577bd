import type { AdminOrder } from '@tassis/contracts';
import type { EditedInPlace } from '@tassis/dashboard';
import { Alert, Button, Cluster, Stack } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { EditConflict } from '@tassis/forms';
import {
  findPathLabel,
  FormErrors,
  toValueText,
  type FieldLabels,
  type Members,
  type OrderForm,
} from '@tassis/order-fields/form';
import { Fragment, type ReactNode } from 'react';
import { useOrderEditMessages } from '../../messages/order-edits/use-order-edit-messages.ts';
import type { OrderEdit } from './order-edit.ts';
import { ReasonField } from './reason-field.tsx';
import { useOrderEdit } from './use-order-edit.ts';

/** The props of every form that edits an order. */
export type EditProps = EditedInPlace & {
  order: AdminOrder;
  /** Called with the saved order. */
  onSaved: (order: AdminOrder) => void;
};

type OrderEditFormProps<Of extends Members> = EditProps & {
  edit: OrderEdit<Of>;
  /** The form's accessible name. */
  label: string;
  labels: FieldLabels;
  /** Default: 'Enregistrer'. */
  submitText?: string;
  /** Whether the form removes something, so that its button is the destructive one. */
  danger?: boolean;
  /** The toast after success. */
  saved?: string;
  /** The fields. */
  children: (form: OrderForm<Of>) => ReactNode;
};

/** A form that edits an order: errors, changes by others, fields and the reason. */
export function OrderEditForm<Of extends Members>(props: OrderEditFormProps<Of>) {
  const { edit, order, label, labels, onSaved, close, cancel, children } = props;
  const texts = useOrderEditMessages();
  const locale = useLocale();
  const { form, ...state } = useOrderEdit(edit, {
    order,
    labels,
    saved: props.saved ?? texts.saved,
    onSaved: (now) => {
      close();
      onSaved(now);
    },
  });
  const show = (path: string, value: unknown) =>
    labels.ofValue?.(path, value) ??
    toValueText(path.split('.').at(-1) ?? path, value, { locale, ...texts.answers });
  return (
    <form noValidate aria-label={label} onSubmit={state.onSubmit}>
      <Stack gap="l">
        <FormErrors
          form={form}
          labels={labels}
          attempt={state.attempt}
          title={texts.refused}
          others={state.others}
        />
        {state.changes.length === 0 ? null : (
          <EditConflict
            title={state.changedBy}
            fields={state.changes.map(({ path, before, theirs, mine }) => ({
              name: path,
              label: findPathLabel(path, labels) ?? path,
              before: show(path, before),
              theirs: show(path, theirs),
              mine: mine === undefined ? undefined : show(path, mine),
            }))}
            onChoose={(name, side) => {
              const change = state.changes.find(({ path }) => path === name);
              if (change) state.choose(change, side);
            }}
          />
        )}
        {state.isGone ? <Alert tone="warning">{texts.gone}</Alert> : null}
        <Fragment key={state.version}>{children(form)}</Fragment>
        <ReasonField
          value={state.reason.value}
          error={state.reason.error}
          onChange={({ target }) => state.reason.onChange(target.value)}
        />
        <Cluster gap="s">
          {state.isGone ? null : (
            <Button
              type="submit"
              variant={props.danger ? 'danger' : 'brand'}
              loading={state.isSending}
              loadingText={texts.saving}
            >
              {props.submitText ?? texts.save}
            </Button>
          )}
          {cancel}
        </Cluster>
      </Stack>
    </form>
  );
}
