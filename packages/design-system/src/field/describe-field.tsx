import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FieldTexts } from './field.tsx';

type ControlElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type ConformanceProps = FieldTexts & {
  id?: string;
  name?: string;
  required?: boolean;
  ref?: (element: ControlElement | null) => void;
};

const find = () => screen.getByLabelText<ControlElement>(/^Ville/);

/** Tests what every control of the design system must do: label, description, error, name, ref. */
export function describeField(name: string, control: (props: ConformanceProps) => ReactElement) {
  describe(`${name} is a field`, () => {
    afterEach(cleanup);

    test('is found by its label, also a hidden one', () => {
      render(control({ label: 'Ville', hideLabel: true }));
      expect(find().id).not.toBe('');
    });

    test('shows the mark beside the label', () => {
      render(control({ label: 'Ville', mark: '(facultatif)' }));
      expect(screen.getByText('(facultatif)').closest('label')?.htmlFor).toBe(find().id);
    });

    test('is valid and undescribed without hint or error', () => {
      render(control({ label: 'Ville' }));
      expect(find().hasAttribute('aria-invalid')).toBe(false);
      expect(find().hasAttribute('aria-describedby')).toBe(false);
    });

    test('is described by its error, then its hint, and marked invalid', () => {
      render(control({ label: 'Ville', hint: 'Du siège', error: 'Ville requise' }));
      const described = (find().getAttribute('aria-describedby') ?? '').split(' ');
      const texts = described.map((id) => document.getElementById(id)?.textContent);
      expect(texts).toEqual(['Ville requise', 'Du siège']);
      expect(find().getAttribute('aria-invalid')).toBe('true');
    });

    test('takes an id, a name, required and a ref', () => {
      const ref = vi.fn<(element: ControlElement | null) => void>();
      render(control({ label: 'Ville', id: 'city', name: 'city', required: true, ref }));
      expect(find()).toMatchObject({ id: 'city', required: true });
      // A control of two parts submits the value of the part with the name, and its ref refers to that part.
      const named = document.getElementsByName('city');
      expect(named).toHaveLength(1);
      expect(ref).toHaveBeenCalledWith(named[0]);
    });
  });
}
