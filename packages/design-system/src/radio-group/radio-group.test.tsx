import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { RadioGroup } from './radio-group.tsx';

const OPTIONS = [
  { value: 'cin', label: 'CIN' },
  { value: 'passport', label: 'Passeport' },
];

afterEach(cleanup);

describe('RadioGroup', () => {
  test('is a named group, described by its error, whose first radio carries the id', () => {
    render(
      <RadioGroup id="kind" name="kind" label="Document" error="Choisissez" options={OPTIONS} />,
    );
    const group = screen.getByRole('group', { name: 'Document' });
    const described = group.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Choisissez');
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('radio', { name: 'CIN' }).id).toBe('kind');
  });

  test('keeps its own choice from a default', async () => {
    const user = userEvent.setup();
    render(<RadioGroup name="kind" label="Document" defaultValue="cin" options={OPTIONS} />);
    await user.click(screen.getByRole('radio', { name: 'Passeport' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Passeport' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'CIN' }).checked).toBe(false);
  });
});

function Harness() {
  const [value, setValue] = useState('cin');
  return (
    <>
      <SegmentedControl
        label="Document"
        name="document"
        options={OPTIONS}
        value={value}
        onChange={setValue}
      />
      <p>{value}</p>
    </>
  );
}

test('SegmentedControl tells the chosen value', async () => {
  const user = userEvent.setup();
  render(<Harness />);
  await user.click(screen.getByRole('radio', { name: 'Passeport' }));
  expect(screen.getByText('passport')).toBeDefined();
});
