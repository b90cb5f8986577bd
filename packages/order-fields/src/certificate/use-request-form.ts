import { getIdentificationField, type IdentificationType } from '@tassis/domain';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { CertificateForm } from './certificate-form.ts';
import { numberViolation, violationsIn, type FieldViolation } from './validation.ts';
import { withIdentificationType, type TextField } from './values.ts';

/** The form on screen: its values, what is wrong with them by now, and how they change. */
export function useRequestForm(form: CertificateForm) {
  const { request } = form.members;
  const values = useStore(request.store, (state) => state.values);
  /** How often it was sent with errors; before the first time only the document's number is judged. */
  const [refusals, setRefusals] = useState(0);
  const [isNumberLeft, setIsNumberLeft] = useState(false);
  /** The number of a document that was just chosen: it is not wrong before it is touched. */
  const [untouched, setUntouched] = useState<TextField | null>(null);
  const touch = (field: TextField) => setUntouched((before) => (before === field ? null : before));

  const violations = useMemo((): FieldViolation[] => {
    if (refusals > 0) return violationsIn(values);
    const violation = numberViolation(values, { isFinished: isNumberLeft });
    return violation === null ? [] : [violation];
  }, [values, refusals, isNumberLeft]);

  return {
    form,
    values,
    violations,
    refusals,
    untouched,
    change: (field: TextField, value: string) => {
      touch(field);
      request.set(field, value);
    },
    chooseType: (type: IdentificationType) => {
      setIsNumberLeft(false);
      setUntouched(getIdentificationField(type));
      request.change((current) => withIdentificationType(current, type));
    },
    leave: (field: TextField) => {
      touch(field);
      if (field === getIdentificationField(values.identificationType)) setIsNumberLeft(true);
    },
    /** Whether the form may be sent; if not, from now on every error shows. */
    check: (): boolean => {
      setUntouched(null);
      const isRight = violationsIn(values).length === 0;
      setRefusals((count) => (isRight ? 0 : count + 1));
      return isRight;
    },
  };
}

export type RequestForm = ReturnType<typeof useRequestForm>;
