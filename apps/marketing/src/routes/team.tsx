import { firmQuery } from '@tassis/api-client';
import { pageData } from '@tassis/platform/router';
import { withParts } from '../components/on-demand.tsx';
import { PageOpening } from '../components/page-opening.tsx';
import { fr } from '../messages/fr.ts';
import { Team } from './parts/index.tsx';

export const loader = withParts(
  pageData((need) => [need(firmQuery)]),
  Team,
);

/** `/team` */
export function Component() {
  return (
    <>
      <PageOpening {...fr.team} />
      <Team />
    </>
  );
}
