import type { FieldViolation } from '@tassis/domain';
import { explain, translate, transportTexts, type Locale, type Words } from '@tassis/messages';
import { useEffect, useRef, useState, type FormEvent, type SubmitEvent } from 'react';

/** The one thing that is wrong, and with which field if with one. */
type Failure<Name extends string> = { text: string; field: Name | null };

/** What a form of this package does with its fields. */
export type AccountFormRules<Name extends string, Result> = {
  names: readonly Name[];
  locale: Locale;
  /** The first broken rule, in the order of the spec. */
  check: (values: Record<Name, string>) => FieldViolation<Name> | null;
  send: (values: Record<Name, string>) => Promise<Result>;
  /** The form's own words for a failure; the shared ones where there are none. */
  words?: Words;
  /** The field of a failure that names none itself. */
  fieldOf?: (error: unknown) => Name | null;
  onSuccess: ((result: Result) => void) | undefined;
};

/**
 * A form whose fields the browser keeps: what a password manager fills in counts, and nothing typed is lost.
 * Shows one error at a time, and moves focus to it.
 */
export function useAccountForm<Name extends string, Result>(rules: AccountFormRules<Name, Result>) {
  const form = useRef<HTMLFormElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  const busy = useRef(false);
  const [phase, setPhase] = useState<'idle' | 'sending' | 'done'>('idle');
  const [failure, setFailure] = useState<Failure<Name> | null>(null);

  useEffect(() => {
    if (!failure) return;
    const field = failure.field && form.current?.elements.namedItem(failure.field);
    if (field instanceof HTMLElement) field.focus();
    else banner.current?.focus();
  }, [failure]);

  const send = async (values: Record<Name, string>) => {
    busy.current = true;
    setPhase('sending');
    setFailure(null);
    try {
      const result = await rules.send(values);
      setPhase('done');
      rules.onSuccess?.(result);
    } catch (error) {
      busy.current = false;
      setPhase('idle');
      setFailure(explainError(error, rules));
    }
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from a ref: a second press may come before the first one is rendered.
    if (busy.current) return;
    const values = readFields(event.currentTarget, rules.names);
    const broken = rules.check(values);
    if (broken) setFailure(explainViolation(broken, rules.locale));
    else void send(values);
  };

  /** Editing the field in question takes its error away. */
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const edited = form.current?.elements.namedItem(failure?.field ?? '');
    if (failure?.field === null || edited === event.target) setFailure(null);
  };

  const errorOf = (name: Name) => (failure?.field === name ? failure.text : undefined);
  const bannerText = failure?.field === null ? failure.text : undefined;
  return {
    formProps: { ref: form, onSubmit, onInput, noValidate: true },
    banner,
    bannerText,
    errorOf,
    phase,
  };
}

function explainViolation<Name extends string>(
  { field, violation }: FieldViolation<Name>,
  locale: Locale,
): Failure<Name> {
  return { field, text: translate(locale, violation.code, violation.params) };
}

/** A 422 belongs to the field that it names first, if the form has that one. */
function explainError<Name extends string>(
  error: unknown,
  {
    names,
    locale,
    words,
    fieldOf,
  }: Pick<AccountFormRules<Name, never>, 'names' | 'locale' | 'words' | 'fieldOf'>,
): Failure<Name> {
  const { text, fields } = explain(error, transportTexts(locale), words);
  const [path, texts] = Object.entries(fields)[0] ?? [];
  const named = names.find((name) => name === path);
  if (named !== undefined) return { field: named, text: texts?.[0] || text };
  return { field: fieldOf?.(error) ?? null, text };
}

function readFields<Name extends string>(form: HTMLFormElement, names: readonly Name[]) {
  const data = new FormData(form);
  const texts = names.map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  // Its keys are exactly the given names.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(texts) as Record<Name, string>;
}
