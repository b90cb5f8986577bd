import {
  certificateForm,
  emptyValues,
  isBlank,
  readValues,
  TEXT_FIELDS,
  type FormValues,
} from '@tassis/order-fields/certificate';
import { useEffect, useState, type RefObject } from 'react';
import { keepTyping } from '../../../order/keeping/keep-typing.ts';
import { whoIsIn } from '../../../order/keeping/who-is-in.ts';
import { certificateRecords } from './records.ts';

/**
 * The form. The first render is empty for everybody; then comes what was typed before the page came alive, what this
 * tab was typing before a reload, or a visitor's stored draft. From then on every change is kept for the next reload.
 */
export function useKeptForm(element: RefObject<HTMLFormElement | null>) {
  const [form] = useState(certificateForm);
  const { request } = form.members;
  useEffect(() => {
    const { typing, draft } = certificateRecords;
    const typed = valuesOnScreen(element.current);
    // What a browser keeps is an outside system, and the first render must not depend on it.
    form.load(typing.read() ?? draft.read());
    request.change((kept) => laidOver(kept, typed));
    return keepTyping(form, {
      record: typing,
      isBlank: () => isBlank(request.values),
      who: whoIsIn,
    });
  }, [form, request, element]);
  return form;
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
