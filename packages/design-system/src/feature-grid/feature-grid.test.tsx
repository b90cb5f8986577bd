import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FeatureGrid } from './feature-grid.tsx';

afterEach(cleanup);

test('is a list of headings at the given level, with icons only where they are given', () => {
  const { container } = render(
    <FeatureGrid
      headingLevel={4}
      items={[
        { key: 'a', title: 'Exigence', text: 'Relu.', icon: <svg /> },
        { key: 'b', title: 'Clarté', text: 'Dit.' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('heading', { level: 4 }).map((h) => h.textContent)).toEqual([
    'Exigence',
    'Clarté',
  ]);
  expect(container.querySelectorAll('li > span')).toHaveLength(1);
});
