import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { QuoteBlock } from './quote-block.tsx';

afterEach(cleanup);

test('the text is a quotation, its author the caption', () => {
  render(<QuoteBlock quote="Dire avant" author="Salma" authorTitle="Associée" />);
  const figure = screen.getByRole('figure');
  expect(figure.querySelector('blockquote')?.textContent).toBe('Dire avant');
  expect(figure.querySelector('figcaption')?.textContent).toBe('SalmaAssociée');
});

test('without author there is no caption', () => {
  render(<QuoteBlock quote="Dire avant" authorTitle="Associée" />);
  expect(screen.getByRole('figure').textContent).toBe('Dire avant');
});
