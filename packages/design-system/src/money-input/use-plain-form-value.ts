import { useEffect, type RefObject } from 'react';

/**
 * Lets a form send a plain value where people read a dressed one: the input keeps its name, and its entry is
 * rewritten when the form’s data is gathered, by the browser or by `new FormData(form)`.
 */
export function usePlainFormValue(
  input: RefObject<HTMLInputElement | null>,
  toPlain: (text: string) => string,
): void {
  useEffect(() => {
    const rewrite = ({ target, formData }: FormDataEvent) => {
      const control = input.current;
      if (!control?.name || control.form !== target) return;
      const entries = formData.getAll(control.name);
      formData.delete(control.name);
      // Others may share the name; ours is the one that reads like the input.
      for (const entry of entries) {
        formData.append(control.name, entry === control.value ? toPlain(control.value) : entry);
      }
    };
    document.addEventListener('formdata', rewrite);
    return () => document.removeEventListener('formdata', rewrite);
  }, [input, toPlain]);
}
