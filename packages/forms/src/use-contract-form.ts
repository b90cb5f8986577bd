import { useLocale } from '@tassis/design-system/host';
import { apiConflictFirst, explain, transportTexts } from '@tassis/messages';
import { useRef, useState, type FormEvent, type SubmitEvent } from 'react';
import { findControls, getFieldLabel } from './field-controls.ts';
import {
  getFieldNames,
  readFields,
  type FieldName,
  type FieldValue,
  type FieldValues,
} from './field-values.ts';
import { toFindings, toFirstRefusal, toRefusals, type Finding } from './findings.ts';
import { useTexts } from './messages/use-texts.ts';
import type { ContractFormSettings } from './settings.ts';
import { getInitialValues } from './start.ts';
import { forgetTyped, markTyped } from './typed.ts';
import { useEdit } from './use-edit.ts';
import { useFindings } from './use-findings.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

/** Props for a control of the design system whose field holds a `Value`. */
export type FieldBinding<Value extends FieldValue = string> = {
  id: string;
  name: string;
  error: string | undefined;
} & ([Value] extends [boolean]
  ? { defaultChecked: boolean }
  : [Value] extends [string]
    ? { defaultValue: string }
    : [Value] extends [number | null]
      ? { defaultValue: number | undefined }
      : [Value] extends [readonly string[]]
        ? { defaultValue: readonly string[] }
        : { onFile: () => void });

/**
 * A form that sends the body of a contract. Its fields are uncontrolled: the values live in the DOM, so that a
 * password manager can fill them and they survive a failure or a new sign-in. Returns bindings for the controls, and
 * the state that {@link Form} shows around them.
 */
export function useContractForm<
  Values extends FieldValues,
  Result,
  Item extends { version: number } = never,
  Body = Values,
>(settings: ContractFormSettings<Values, Item, Body, Result>) {
  type Name = FieldName<Values>;
  const { id, oneError = false, isStoredElsewhere = false } = settings;
  const locale = useLocale();
  const texts = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [phase, setPhase] = useState<'idle' | 'sending' | 'done'>('idle');
  const [atStart] = useState(() => getInitialValues(settings));
  // An initial value may be known later, such as the address of the signed-in person. An untouched control then shows it.
  const initial = settings.initial ?? atStart;
  const names = getFieldNames(initial);
  const findings = useFindings<Name>(form, { oneError });
  const edit = useEdit(form, { edit: settings.edit, initial });
  const key = useIdempotencyKey();

  const readBody = (element: HTMLFormElement): Body => {
    const values = readFields(element, initial);
    // The types ensure that without `toBody` the body is the values, and that without `edit` `toBody` takes no
    // record.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (!settings.toBody) return values as unknown as Body;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return settings.toBody(values, edit.record() as Item);
  };
  /** The API's errors name its own fields. People do not know these names, so the label replaces them where the form has one. */
  const toLine = (path: string, text: string): string => {
    const label = getFieldLabel(findControls(form.current, path));
    return label === undefined ? texts.hidden(text) : texts.labelled(label, text);
  };
  const brokenBy = (body: Body) => settings.validate(body, locale);

  const explained = (error: unknown): readonly Finding<Name>[] => {
    if (settings.isHandled?.(error)) return [];
    const words = { ...apiConflictFirst, ...settings.words };
    const explanation = explain(error, transportTexts(locale), words);
    const found = oneError
      ? [toFirstRefusal(explanation, names)]
      : toRefusals(explanation, names, toLine);
    const field = found.some((each) => each.field !== null) ? null : settings.findField?.(error);
    return field ? [{ field, text: explanation.text }] : found;
  };

  const send = async (element: HTMLFormElement, body: Body): Promise<void> => {
    setPhase('sending');
    findings.clear();
    edit.forget();
    const version = edit.record()?.version ?? 0;
    try {
      const result = await settings.send(body, { idempotencyKey: key.of(body), version });
      key.settle();
      edit.saved(result);
      forgetTyped(element);
      setPhase('done');
      settings.onSuccess?.(result);
    } catch (error) {
      key.settle(error);
      const conflict = edit.showConflict(element, error);
      // No field of this form has changed, so there is nothing to decide.
      if (conflict?.fields === 0 && conflict.text === undefined) {
        return send(element, readBody(element));
      }
      setPhase('idle');
      if (!conflict) findings.tell(explained(error));
      else if (conflict.text !== undefined) findings.tell([{ field: null, text: conflict.text }]);
    }
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // A ref, because a second press may come before the first one has rendered.
    if (busy.current) return;
    const body = readBody(event.currentTarget);
    const broken = toFindings(brokenBy(body), names, toLine);
    if (broken.length > 0) {
      findings.tell(broken);
      return;
    }
    busy.current = true;
    void send(event.currentTarget, body).finally(() => {
      busy.current = false;
    });
  };

  const revise = (element: HTMLFormElement, name: Name | undefined): void =>
    findings.edited(name, () => {
      const broken = toFindings(brokenBy(readBody(element)), names, toLine);
      return broken.find(({ field }) => field === name)?.text;
    });

  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>): void => {
    if (!isStoredElsewhere) markTyped(currentTarget);
    const edited = names.find((name) => 'name' in target && target.name === name);
    revise(currentTarget, edited);
  };

  const toId = (name: Name) => `${id}-${name}`;
  /** The control calls this when it has checked a file, not when the file is chosen. */
  const onFile = (name: Name) => () => {
    if (form.current) revise(form.current, name);
  };
  const field = <Of extends Name>(name: Of): FieldBinding<Values[Of]> => {
    const wired = { id: toId(name), name, error: findings.findError(name) };
    const start = toStartProps(initial[name], onFile(name));
    // The initial value has the kind of the field.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return { ...wired, ...start } as FieldBinding<Values[Of]>;
  };
  return {
    field,
    formProps: { ref: form, onSubmit, onInput, noValidate: true },
    /** For `<ErrorSummary title={…} {...summary} />`. */
    summary: findings.summary(names, toId),
    /** With `oneError`, the error about no field: `<Alert ref={banner}>{bannerText}</Alert>`. */
    banner: findings.banner,
    bannerText: findings.bannerText,
    /** The changes by somebody else; {@link Form} shows them. */
    conflict: { form, changes: edit.changes, choose: edit.choose },
    phase,
    /** Resets the fields and clears all errors. */
    reset: () => {
      form.current?.reset();
      if (form.current) forgetTyped(form.current);
      findings.clear();
    },
  };
}

/** The result of {@link useContractForm} for any fields. */
export type ContractForm = ReturnType<
  typeof useContractForm<Record<string, string>, unknown, { version: number }, unknown>
>;

/** Returns the props of a control with its initial value. */
function toStartProps(value: FieldValue, onFile: () => void) {
  if (typeof value === 'boolean') return { defaultChecked: value };
  return value === undefined ? { onFile } : { defaultValue: value ?? undefined };
}
