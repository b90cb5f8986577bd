import { useEffect, useState, type RefObject } from 'react';
import { certificateRecords } from './records.ts';
import { emptyValues, isBlank, readValues, TEXT_FIELDS, type FormValues } from './values.ts';

const { draft, typing } = certificateRecords;

/**
 * The form's values. The first render is empty for everybody; then comes what was typed before the
 * page came alive, what this tab was typing before a reload, or a visitor's stored draft. From then on
 * every change is kept for the next reload.
 */
export function useKeptValues(form: RefObject<HTMLFormElement | null>) {
  const [values, setValues] = useState(emptyValues);
  const [isRestored, setIsRestored] = useState(false);

  useEffect(() => {
    // What a browser keeps is an outside system, and the first render must not depend on it.
    const kept = typing.read() ?? draft.read() ?? emptyValues;
    // oxlint-disable-next-line react/set-state-in-effect
    setValues(laidOver(kept, valuesOnScreen(form.current)));
    setIsRestored(true);
  }, [form]);

  useEffect(() => {
    if (!isRestored) return;
    if (isBlank(values)) typing.remove();
    else typing.write(values);
  }, [isRestored, values]);

  return [values, setValues] as const;
}

function valuesOnScreen(form: HTMLFormElement | null): FormValues {
  return form === null ? emptyValues : readValues(Object.fromEntries(new FormData(form)));
}

function laidOver(kept: FormValues, typed: FormValues): FormValues {
  const texts = TEXT_FIELDS.map((field) => [field, typed[field] || kept[field]] as const);
  const isChosen = typed.identificationType !== emptyValues.identificationType;
  const { identificationType } = isChosen ? typed : kept;
  return { ...kept, ...Object.fromEntries(texts), identificationType };
}
