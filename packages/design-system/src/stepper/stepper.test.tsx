import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LinkComponentProps } from '../link/link-component.tsx';
import { Stepper, type StepperProps } from './stepper.tsx';

afterEach(cleanup);

const STEPS: StepperProps['steps'] = [
  { key: 'certificat', title: 'Certificat', state: 'done' },
  { key: 'adresse', title: 'Adresse', state: 'error' },
  { key: 'associes', title: 'Associés', state: 'done' },
  { key: 'gerants', title: 'Gérants', state: 'todo' },
];

const RouterLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <a {...rest} href={`/app${href}`}>
    {children}
  </a>
);

function stepper(props: Partial<StepperProps> = {}) {
  return (
    <Stepper
      label="Étapes"
      steps={STEPS}
      current="associes"
      texts={{
        position: (step, total) => `Étape ${step} sur ${total}`,
        states: { done: 'terminée', error: 'à corriger', todo: 'à faire' },
      }}
      {...props}
    />
  );
}

describe('Stepper', () => {
  test('shows the current step as a text and a bar', () => {
    render(stepper());
    expect(screen.getByText('Étape 3 sur 4')).toBeDefined();
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Étape 3 sur 4' });
    expect([bar.value, bar.max]).toEqual([3, 4]);
    const current = screen
      .getAllByRole('listitem')
      .map((item) => item.querySelector('[aria-current]'));
    expect(current.map((found) => found?.getAttribute('aria-current'))).toEqual([
      undefined,
      undefined,
      'step',
      undefined,
    ]);
  });

  test('marks each step by its state, and announces it', () => {
    render(stepper({ current: 'adresse' }));
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Certificat (terminée)',
      '!Adresse (à corriger)',
      'Associés (terminée)',
      '4Gérants (à faire)',
    ]);
  });

  test('steps that were begun can be opened by a handler', async () => {
    const go = vi.fn<(key: string) => void>();
    render(stepper({ onStep: go }));
    const buttons = screen.getAllByRole('button').map((button) => button.textContent);
    expect(buttons).toEqual([
      'Certificat (terminée)',
      '!Adresse (à corriger)',
      'Associés (terminée)',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Adresse (à corriger)' }));
    expect(go).toHaveBeenCalledExactlyOnceWith('adresse');
  });

  test('the chosen step keeps the focus, and Tab skips it', async () => {
    const { rerender } = render(stepper({ onStep: () => undefined }));
    const chosen = screen.getByRole('button', { name: 'Adresse (à corriger)' });
    await userEvent.click(chosen);
    rerender(stepper({ onStep: () => undefined, current: 'adresse' }));
    expect(document.activeElement).toBe(chosen);
    expect([chosen.tabIndex, chosen.getAttribute('aria-current')]).toEqual([-1, 'step']);
  });

  test('links to its steps by the given component, and to later ones when allowed', () => {
    const steps = STEPS.map((step) => ({ ...step, href: `/${step.key}`, reachable: true }));
    render(stepper({ steps, LinkComponent: RouterLink }));
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/app/certificat',
      '/app/adresse',
      '/app/associes',
      '/app/gerants',
    ]);
  });

  test('without addresses or a handler its steps are plain text', () => {
    render(stepper());
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
