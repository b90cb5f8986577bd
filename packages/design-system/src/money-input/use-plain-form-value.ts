import { useEffect, type RefObject } from 'react';

/**
 * Submits a plain value where the input shows a formatted one: it rewrites the input's entry when the browser or `new
 * FormData(form)` collects the form’s data.
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
      // Other controls may have the same name; this input's entry is the one with its value.
      for (const entry of entries) {
        formData.append(control.name, entry === control.value ? toPlain(control.value) : entry);
      }
    };
    document.addEventListener('formdata', rewrite);
    return () => document.removeEventListener('formdata', rewrite);
  }, [input, toPlain]);
}
