import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LinkComponentProps } from '../link/link-component.tsx';
import { Button } from './button.tsx';

const RouterLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <a {...rest} href={`/app${href}`}>
    {children}
  </a>
);

afterEach(cleanup);

describe('Button', () => {
  test('does not submit a form unless its type says so', () => {
    render(<Button>Voir</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });

  test('while loading keeps its focus, announces the loading, and ignores presses and submits', async () => {
    const user = userEvent.setup();
    const press = vi.fn<() => void>();
    const submit = vi.fn<() => void>();
    render(
      <form onSubmit={submit}>
        <Button type="submit" loading loadingText="Envoi en cours..." onClick={press}>
          Envoyer
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Envoi en cours...' });
    await user.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });

  test('with href is a link, rendered by the given component', () => {
    render(
      <Button href="/services" LinkComponent={RouterLink}>
        Découvrir nos services
      </Button>,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('/app/services');
  });
});
