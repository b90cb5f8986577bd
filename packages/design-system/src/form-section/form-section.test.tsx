import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FormSection } from './form-section.tsx';

afterEach(cleanup);

describe('FormSection', () => {
  test('is a group named by its title and described by its description', () => {
    render(
      <FormSection title="Associés" description="Au moins un.">
        <input aria-label="Nom" />
      </FormSection>,
    );
    const group = screen.getByRole('group', { name: 'Associés' });
    expect(group.contains(screen.getByLabelText('Nom'))).toBe(true);
    const described = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Au moins un.');
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('its title is also a heading if a level is given', () => {
    render(
      <FormSection title="Associés" headingLevel={3}>
        <p>Aucun</p>
      </FormSection>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Associés' })).toBeDefined();
    expect(screen.getByRole('group').hasAttribute('aria-describedby')).toBe(false);
  });

  test('links back to its answers, by an address or a handler', async () => {
    const edit = vi.fn<() => void>();
    const { rerender } = render(
      <FormSection title="Adresse" edit={{ text: 'Modifier', onEdit: edit }}>
        <p>Meknès</p>
      </FormSection>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Modifier Adresse' }));
    expect(edit).toHaveBeenCalledOnce();
    rerender(
      <FormSection title="Adresse" edit={{ text: 'Modifier', href: '/etape/2' }}>
        <p>Meknès</p>
      </FormSection>,
    );
    const link = screen.getByRole('link', { name: 'Modifier Adresse' });
    expect(link.getAttribute('href')).toBe('/etape/2');
  });

  test('disables all its controls at once', () => {
    render(
      <FormSection title="Adresse" disabled>
        <input aria-label="Rue" />
      </FormSection>,
    );
    expect(screen.getByLabelText('Rue').matches(':disabled')).toBe(true);
  });
});
