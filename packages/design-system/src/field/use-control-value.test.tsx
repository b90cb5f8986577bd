import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useControlValue } from './use-control-value.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Counted({ id }: { id: string }) {
  return (
    <>
      <input id={id} aria-label={id} defaultValue="1" />
      <output>{`${id} holds ${useControlValue('1', id)}`}</output>
    </>
  );
}

test('a control notices input events of its own, and is not read when another control changes', () => {
  render(
    <>
      <Counted id="one" />
      <input aria-label="other" />
    </>,
  );
  fireEvent.input(screen.getByLabelText('one'), { target: { value: '2' } });
  expect(screen.getByText('one holds 2')).toBeDefined();
  const looks = vi.spyOn(document, 'getElementById');
  fireEvent.input(screen.getByLabelText('other'), { target: { value: '3' } });
  expect(looks).not.toHaveBeenCalled();
});
