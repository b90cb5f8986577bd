import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeGroup } from '../field/describe-group.tsx';
import { RadioCards } from './radio-cards.tsx';

const OPTIONS = [
  { value: 'COMBO12', label: 'Création et siège', hint: 'Un an', price: '4 200,00 MAD' },
  { value: 'DOM12', label: 'Domiciliation', disabled: true },
  { value: 'CC', label: 'Création' },
];

describeGroup('RadioCards', (props) => <RadioCards {...props} options={OPTIONS} />);

afterEach(cleanup);

describe('RadioCards', () => {
  test('a card is named by its title and described by the rest', () => {
    render(<RadioCards label="Forfait" name="package" options={OPTIONS} />);
    const radio = screen.getByRole('radio', { name: 'Création et siège' });
    const described = document.getElementById(radio.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain('4 200,00 MAD');
    expect(screen.getByRole('radio', { name: 'Création' }).hasAttribute('aria-describedby')).toBe(
      false,
    );
  });

  test('arrows skip a disabled card; the form sends the value', async () => {
    const user = userEvent.setup();
    const change = vi.fn<(value: string) => void>();
    render(
      <form aria-label="Commande">
        <RadioCards
          label="Forfait"
          name="package"
          options={OPTIONS}
          defaultValue="COMBO12"
          onChange={(event) => change(event.currentTarget.value)}
        />
      </form>,
    );
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(change.mock.calls).toEqual([['CC']]);
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('package')).toBe('CC');
  });
});
