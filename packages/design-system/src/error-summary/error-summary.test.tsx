import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TextInput } from '../text-input/text-input.tsx';
import { ErrorSummary, type SummaryError } from './error-summary.tsx';

const TITLE = 'Veuillez corriger les erreurs suivantes:';
const ERRORS = [{ fieldId: 'city', message: 'Ville requise' }, { message: 'Erreur du serveur' }];

function Form({ errors, attempt }: { errors: readonly SummaryError[]; attempt: number }) {
  return (
    <>
      <ErrorSummary title={TITLE} errors={errors} attempt={attempt} />
      <TextInput id="city" label="Ville" />
    </>
  );
}

describe('ErrorSummary', () => {
  afterEach(cleanup);

  test('renders nothing without errors', () => {
    render(<Form errors={[]} attempt={1} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('takes the focus at each submission with errors, not while errors come and go', () => {
    const { rerender } = render(<Form errors={[]} attempt={0} />);
    rerender(<Form errors={ERRORS} attempt={1} />);
    const summary = screen.getByRole('alert', { name: TITLE });
    expect(document.activeElement).toBe(summary);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(TITLE);

    screen.getByLabelText('Ville').focus();
    rerender(<Form errors={ERRORS.slice(1)} attempt={1} />);
    expect(document.activeElement).toBe(screen.getByLabelText('Ville'));

    rerender(<Form errors={ERRORS.slice(1)} attempt={2} />);
    expect(document.activeElement).toBe(summary);
  });

  test('scrolls to its beginning, however long it is', () => {
    const scrollIntoView = vi.fn<() => void>();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -1));
    Object.assign(Element.prototype, { scrollIntoView });
    render(<Form errors={ERRORS} attempt={1} />);
    expect(scrollIntoView).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  test('lets its owner navigate to a field on another page', async () => {
    const onFollow = vi.fn<() => void>();
    render(<Form errors={[{ message: 'Étape 1', fieldId: 'city', onFollow }]} attempt={1} />);
    await userEvent.click(screen.getByRole('link', { name: 'Étape 1' }));
    expect(onFollow).toHaveBeenCalledOnce();
    expect(document.activeElement).not.toBe(screen.getByLabelText('Ville'));
  });

  test('moves to the field without changing the address', async () => {
    const user = userEvent.setup();
    render(<Form errors={ERRORS} attempt={1} />);
    await user.click(screen.getByRole('link', { name: 'Ville requise' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Ville'));
    expect(window.location.hash).toBe('');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
