import type { SummaryError } from '@tassis/design-system';
import type { Locale } from '@tassis/messages';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useForm, type UseFormRegisterReturn } from 'react-hook-form';
import { contractResolver, type FormSchema } from './contract-resolver.ts';
import type { MappedErrors } from './map-api-errors.ts';

/** A form of text fields that sends one operation. */
export type ContractFormSettings<Name extends string> = {
  /** Prefix of the fields' ids; alone on the page. */
  id: string;
  schema: FormSchema;
  /** Its keys stand in the order of the page: so the summary reads. */
  defaultValues: Record<Name, string>;
  locale: Locale;
  send: (values: Record<Name, string>) => Promise<void>;
  /** What a failed `send` says; {@link MappedErrors} come from `mapApiErrors`. */
  explain: (error: unknown) => MappedErrors<string>;
};

/** What a control of the design system is given. */
export type FieldBinding = UseFormRegisterReturn & { id: string; error: string | undefined };

/** A form under a contract's schema: bindings for its controls, and its error summary. */
export type ContractForm<Name extends string> = {
  field: (name: Name) => FieldBinding;
  formProps: { onSubmit: (event: SyntheticEvent) => void; noValidate: true };
  /** For `<ErrorSummary title={…} {...summary} />`. */
  summary: { errors: SummaryError[]; attempt: number };
  sending: boolean;
  values: () => Record<Name, string>;
  /** Back to the default values, with nothing said of any attempt. */
  reset: () => void;
};

/** What the last attempt found: fields by name, and lines that are about no field. */
type Report = { attempt: number; names: readonly string[]; lines: readonly string[] };

const NOTHING: Report = { attempt: 0, names: [], lines: [] };

/**
 * Glue between a contract's schema, a form and an error summary. The summary tells what the last attempt found and
 * loses a line when its field is right; errors that appear while typing stand at their fields only.
 */
export function useContractForm<Name extends string>(
  settings: ContractFormSettings<Name>,
): ContractForm<Name> {
  const [report, setReport] = useState(NOTHING);
  const busy = useRef(false);
  const form = useForm<Record<string, string>>({
    defaultValues: settings.defaultValues,
    resolver: contractResolver(settings.schema, settings.locale),
    shouldFocusError: false, // focus goes to the summary
  });
  const { errors, isSubmitting } = form.formState;
  const names = Object.keys(settings.defaultValues);
  const idOf = (name: string) => `${settings.id}-${name}`;
  const tell = (found: readonly string[], lines: readonly string[]) =>
    setReport(({ attempt }) => ({ attempt: attempt + 1, names: found, lines }));

  const send = async (values: Record<string, string>) => {
    try {
      setReport(({ attempt }) => ({ ...NOTHING, attempt }));
      await settings.send(pick<Name>(values));
    } catch (error) {
      const { fields, banner } = settings.explain(error);
      for (const [name, message] of Object.entries<string | undefined>(fields)) {
        if (message !== undefined) form.setError(name, { type: 'server', message });
      }
      tell(Object.keys(fields), banner);
    }
  };

  const submit = form.handleSubmit(send, (found) => tell(Object.keys(found), []));
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // A ref, since a second press may come before the first one is rendered.
    if (busy.current) return;
    busy.current = true;
    await submit(event).finally(() => {
      busy.current = false;
    });
  };
  const lines = report.lines.map((message) => ({ message }));
  const ofFields = names.flatMap((name) => {
    const message = report.names.includes(name) ? errors[name]?.message : undefined;
    return message === undefined ? [] : [{ message, fieldId: idOf(name) }];
  });
  return {
    field: (name) => ({ ...form.register(name), id: idOf(name), error: errors[name]?.message }),
    formProps: { noValidate: true, onSubmit: (event) => void onSubmit(event) },
    summary: { errors: [...lines, ...ofFields], attempt: report.attempt },
    sending: isSubmitting,
    values: () => pick<Name>(form.getValues()),
    reset: () => {
      form.reset(settings.defaultValues);
      setReport(({ attempt }) => ({ ...NOTHING, attempt }));
    },
  };
}

/** The form holds exactly the fields of its default values. */
function pick<Name extends string>(values: Record<string, string>): Record<Name, string> {
  return values;
}
