import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FieldGroupProps } from './field-group.tsx';

type ConformanceProps = Omit<FieldGroupProps, 'id' | 'children'> & {
  id?: string;
  name: string;
  ref?: (element: HTMLInputElement | null) => void;
};

const TEXTS = { label: 'Siège', name: 'seat' };
const controls = () => [...document.querySelectorAll<HTMLInputElement>('input[name="seat"]')];

/** Tests what every group of radios or checkboxes must have: a name, a description, an error, and a first control. */
export function describeGroup(name: string, group: (props: ConformanceProps) => ReactElement) {
  describe(`${name} is a group of controls`, () => {
    afterEach(cleanup);

    test('is named by its legend, with the mark beside it', () => {
      render(group({ ...TEXTS, mark: '(facultatif)' }));
      expect(screen.getByRole('group', { name: /^Siège\s*\(facultatif\)$/u })).toBeDefined();
    });

    test('is valid and undescribed without hint or error', () => {
      render(group(TEXTS));
      expect(screen.getByRole('group').hasAttribute('aria-invalid')).toBe(false);
      expect(screen.getByRole('group').hasAttribute('aria-describedby')).toBe(false);
    });

    test('is described by its error, then its hint, and marked invalid', () => {
      render(group({ ...TEXTS, hint: 'De la société', error: 'Choisissez' }));
      const element = screen.getByRole('group');
      const described = (element.getAttribute('aria-describedby') ?? '').split(' ');
      const texts = described.map((id) => document.getElementById(id)?.textContent);
      expect(texts).toEqual(['Choisissez', 'De la société']);
      expect(element.getAttribute('aria-invalid')).toBe('true');
    });

    test('its first control carries the id, each its own; all share the name and give the ref', () => {
      const ref = vi.fn<(element: HTMLInputElement | null) => void>();
      render(group({ ...TEXTS, id: 'place', ref }));
      expect(controls().length).toBeGreaterThan(1);
      expect(controls()[0]?.id).toBe('place');
      expect(new Set(controls().map(({ id }) => id)).size).toBe(controls().length);
      for (const control of controls()) expect(ref).toHaveBeenCalledWith(control);
    });

    test('each control is named by its own label', () => {
      render(group(TEXTS));
      for (const control of controls()) expect(control.labels).toHaveLength(1);
    });
  });
}
