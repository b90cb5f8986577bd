import { screen, within } from '@testing-library/react';

/** The state of each step as its mark says it: 'terminée'. */
export const marks = () =>
  within(screen.getByRole('navigation', { name: 'Étapes de la création' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => /\((.*)\)/u.exec(textContent)?.[1]);
