import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LinkComponentProps } from '../link/link-component.tsx';
import { IconButton } from './icon-button.tsx';

const RouterLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <a {...rest} href={`/app${href}`}>
    {children}
  </a>
);

afterEach(cleanup);

describe('IconButton', () => {
  test('has a name, does not submit unless its type says so, and is a toggle only with `pressed`', () => {
    render(<IconButton label="Fermer" icon="×" />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Fermer' });
    expect(button.type).toBe('button');
    expect(button.hasAttribute('aria-pressed')).toBe(false);
  });

  test('announces whether it is pressed, in both states', () => {
    const { rerender } = render(<IconButton label="Colonnes" icon="c" pressed={false} />);
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false');
    rerender(<IconButton label="Colonnes" icon="c" pressed />);
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true');
  });

  test('while loading keeps its focus, changes its name, and ignores presses and submits', async () => {
    const user = userEvent.setup();
    const press = vi.fn<() => void>();
    const submit = vi.fn<() => void>();
    render(
      <form onSubmit={submit}>
        <IconButton
          label="Envoyer"
          icon="→"
          type="submit"
          loading
          loadingText="Envoi en cours…"
          onClick={press}
        />
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Envoi en cours…' });
    await user.click(button);
    expect(document.activeElement).toBe(button);
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });

  test('with href is a named link, rendered by the given component', () => {
    render(<IconButton label="Voir" icon="o" href="/commande" LinkComponent={RouterLink} />);
    expect(screen.getByRole('link', { name: 'Voir' }).getAttribute('href')).toBe('/app/commande');
  });
});
