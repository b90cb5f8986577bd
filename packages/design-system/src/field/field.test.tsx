import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PasswordInput } from '../password-input/password-input.tsx';
import { SearchInput } from '../search-input/search-input.tsx';
import { Select } from '../select/select.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { describeField } from './describe-field.tsx';

const OPTIONS = [
  { value: 'casablanca', label: 'Casablanca' },
  { value: 'meknes', label: 'Meknès' },
];

describeField('TextInput', (props) => <TextInput {...props} />);
describeField('TextArea', (props) => <TextArea {...props} />);
describeField('SearchInput', (props) => <SearchInput {...props} />);
describeField('Select', (props) => <Select {...props} options={OPTIONS} placeholder="Choisir" />);
describeField('PasswordInput', (props) => (
  <PasswordInput {...props} showText="Afficher" hideText="Masquer" />
));

afterEach(cleanup);

test('a password can be shown, and is hidden again when the form is sent', async () => {
  const user = userEvent.setup();
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordInput label="Mot de passe" showText="Afficher" hideText="Masquer" />
      <button type="submit">Envoyer</button>
    </form>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Mot de passe');
  expect(input.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Afficher Mot de passe' }));
  expect(input.type).toBe('text');
  expect(screen.getByRole('button', { name: 'Masquer Mot de passe' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(input.type).toBe('password');
});

test('a select starts with its placeholder and sends the value of the chosen option', async () => {
  const user = userEvent.setup();
  render(<Select label="Ville" options={OPTIONS} placeholder="Choisir" />);
  const select = screen.getByLabelText<HTMLSelectElement>('Ville');
  expect(select.value).toBe('');
  await user.selectOptions(select, 'Meknès');
  expect(select.value).toBe('meknes');
});
