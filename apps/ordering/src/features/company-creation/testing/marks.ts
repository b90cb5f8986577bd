import { screen, within } from '@testing-library/react';

/** What is said of each step: 'terminée'. */
export const marks = () =>
  within(screen.getByRole('navigation', { name: 'Étapes de la création' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => /\((.*)\)/u.exec(textContent)?.[1]);
