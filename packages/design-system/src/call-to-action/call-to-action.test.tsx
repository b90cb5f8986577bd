import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CallToAction } from './call-to-action.tsx';

afterEach(cleanup);

test('is a region named by its heading, with its contact links', () => {
  render(
    <CallToAction
      title="Parlons-en"
      ways={[{ label: 'Téléphone', text: '05 22', href: 'tel:0522' }]}
    />,
  );
  expect(screen.getByRole('region', { name: 'Parlons-en' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Téléphone 05 22' }).getAttribute('href')).toBe(
    'tel:0522',
  );
});

test('reserves space for links that are not loaded yet, and none if there will be no links', () => {
  const { container, rerender } = render(<CallToAction title="Parlons-en" />);
  const parts = () => container.querySelector('h2')?.parentElement?.parentElement?.children.length;
  expect(parts()).toBe(1);
  rerender(<CallToAction title="Parlons-en" ways={null} />);
  expect(parts()).toBe(2);
  expect(screen.queryByRole('list')).toBeNull();
});
