import type { Order } from '@tassis/contracts';
import { Alert, Button, ConfirmDialog, Stack, TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { EditConflict } from '@tassis/forms';
import { getOrderFieldName } from '@tassis/messages/order-fields';
import {
  findPathLabel,
  FormErrors,
  toFormPath,
  toValueText,
  type AskedFieldsProps,
  type FieldLabels,
  type Members,
  type OrderForm,
} from '@tassis/order-fields/form';
import { Fragment, type ReactNode } from 'react';
import { useCorrectionTexts } from '../../messages/corrections/use-correction-texts.ts';
import { isCorrectable, type Correctable } from './correctable.ts';
import { toLeaves } from './corrected-values.ts';
import styles from './correction-form.module.css';
import { useCorrections } from './use-corrections.ts';

export type CorrectionFormProps = {
  order: Order;
  /** Refetches the order. */
  onChanged: () => void;
};

type FormProps<Of extends Members> = CorrectionFormProps & {
  way: Correctable<Of>;
  labels: FieldLabels;
  children: (asked: AskedFieldsProps<OrderForm<Of>>) => ReactNode;
};

/** The fields that the firm asks its client to correct, each below the firm's message. */
export function CorrectionForm<Of extends Members>(props: FormProps<Of>) {
  const { way, order, labels, onChanged, children } = props;
  const texts = useCorrectionTexts();
  const locale = useLocale();
  const { form, changes, ...state } = useCorrections(way, { order, labels, onChanged });
  const show = (path: string, value: unknown) =>
    labels.ofValue?.(path, value) ??
    toValueText(path.split('.').at(-1) ?? path, value, { locale, ...texts.answers });
  return (
    <>
      <form noValidate aria-label={texts.form} onSubmit={state.onSubmit}>
        <Stack gap="l">
          <FormErrors
            form={form}
            labels={labels}
            attempt={state.attempt}
            title={texts.refused}
            others={state.refusals}
          />
          {changes.length === 0 ? null : (
            <EditConflict
              title={texts.changed}
              fields={changes.map(({ path, before, theirs, mine }) => ({
                name: path,
                label: findPathLabel(path, labels) ?? path,
                before: show(path, before),
                theirs: show(path, theirs),
                mine: mine === undefined ? undefined : show(path, mine),
              }))}
              onChoose={(name, side) => {
                const change = changes.find(({ path }) => path === name);
                if (change) state.choose(change, side);
              }}
            />
          )}
          <Fragment key={state.order.version}>
            {toGroups(state.order, state.service.data).map(({ message, paths }) => (
              <Stack gap="m" key={message}>
                <figure className={styles['asked']}>
                  <figcaption>{texts.asks}</figcaption>
                  <blockquote>{message}</blockquote>
                </figure>
                {paths.length === 0 ? <Answer text={texts.nothing} /> : null}
                {children({ form, paths: paths.filter((path) => isCorrectable(form, path)) })}
                {paths
                  .filter((path) => !isCorrectable(form, path))
                  .map((path) => (
                    <Answer key={path} text={texts.unknown(getOrderFieldName(locale, path))} />
                  ))}
              </Stack>
            ))}
          </Fragment>
          <div>
            <Button
              type="submit"
              variant="primary"
              loading={state.isSending}
              loadingText={texts.sending}
            >
              {texts.send}
            </Button>
          </div>
        </Stack>
      </form>
      <ConfirmDialog
        open={state.isAsking}
        title={texts.unchanged.title}
        consequence={texts.unchanged.text}
        confirmText={texts.unchanged.confirm}
        cancelText={texts.unchanged.cancel}
        closeLabel={texts.unchanged.close}
        onConfirm={state.sendUnchanged}
        onCancel={state.keepWriting}
      />
    </>
  );
}

/** A question about something that no form has is answered by a message. */
function Answer({ text }: { text: string }) {
  const { write } = useCorrectionTexts();
  return (
    <Alert tone="info" live={false}>
      {text} <TextLink href="#messages">{write}</TextLink>
    </Alert>
  );
}

/** The firm's messages, each with the fields that it is about, in the order of the form. */
function toGroups(
  { corrections, timeline }: Order,
  data: object,
): { message: string; paths: string[] }[] {
  if (corrections.length === 0) {
    const asked = timeline.findLast(({ status }) => status === 'awaiting_client');
    return [{ message: asked?.message ?? '', paths: [] }];
  }
  const paths = [...toLeaves(data).keys()];
  const findPosition = (path: string) => paths.findIndex((each) => each.startsWith(path));
  return [...Map.groupBy(corrections, ({ message }) => message)].map(([message, asked]) => ({
    message,
    paths: asked
      .map(({ field }) => toFormPath(field))
      .toSorted((one, other) => findPosition(one) - findPosition(other)),
  }));
}
