import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LogoStrip } from './logo-strip.tsx';
import { sampleLogos } from './sample-logos.ts';

afterEach(cleanup);

test('renders eight logos twice, and assistive technology reads their names once', () => {
  const { container } = render(
    <LogoStrip logos={sampleLogos} label="Clients" pauseLabel="Figer les logos" />,
  );
  expect(container.querySelectorAll('li')).toHaveLength(16);
  const names = within(screen.getByRole('list', { name: 'Clients' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(sampleLogos.map(({ name }) => name));
});
