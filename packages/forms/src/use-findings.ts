import { useEffect, useRef, useState, type RefObject } from 'react';
import { findControls } from './field-controls.ts';
import type { Finding } from './findings.ts';

/** The errors of the last submission, and the errors shown at the fields since then. */
type State<Name extends string> = {
  attempt: number;
  found: readonly Finding<Name>[];
  errors: Partial<Record<Name, string>>;
  /** Whether a submission was refused: from then on fields are validated while the person types. */
  isLive: boolean;
};

/**
 * The errors of a form. The summary lists those of the last submission and drops a line once its field is valid;
 * later errors appear at their fields only. With `oneError`, editing the field clears its error.
 */
export function useFindings<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  { oneError }: { oneError: boolean },
) {
  const banner = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State<Name>>({
    attempt: 0,
    found: [],
    errors: {},
    isLive: false,
  });
  const { attempt, found, errors, isLive } = state;

  useEffect(() => {
    const [first] = found;
    if (!oneError || !first) return; // the summary focuses itself
    const control = first.field === null ? null : findControls(form.current, first.field)[0];
    (control ?? banner.current)?.focus();
  }, [form, found, oneError]);

  const clear = (): void =>
    setState((before) => ({ attempt: before.attempt, found: [], errors: {}, isLive: false }));

  return {
    banner,
    bannerText: found.find(({ field }) => field === null)?.text,
    findError: (name: Name) => errors[name],
    tell: (all: readonly Finding<Name>[]): void => {
      const told = oneError ? all.slice(0, 1) : all;
      setState((before) => ({
        attempt: before.attempt + 1,
        found: told,
        errors: errorsIn(told),
        isLive: true,
      }));
    },
    clear,
    /** @param revise returns the field's current error */
    edited: (name: Name | undefined, revise: () => string | undefined): void => {
      if (oneError) {
        if (found.some(({ field }) => field === null || field === name)) clear();
      } else if (isLive && name !== undefined) {
        const error = revise();
        setState((before) => ({ ...before, errors: { ...before.errors, [name]: error } }));
      }
    },
    summary: (names: readonly Name[], toId: (name: Name) => string) => ({
      attempt,
      errors: [
        ...found.filter(({ field }) => field === null).map(({ text: message }) => ({ message })),
        ...names
          .filter((name) => found.some(({ field }) => field === name))
          .flatMap((name) => {
            const message = errors[name];
            return message === undefined ? [] : [{ message, fieldId: toId(name) }];
          }),
      ],
    }),
  };
}

function errorsIn<Name extends string>(
  found: readonly Finding<Name>[],
): Partial<Record<Name, string>> {
  const errors: Partial<Record<Name, string>> = {};
  for (const { field, text } of found) if (field !== null) errors[field] ??= text;
  return errors;
}
