import { firmQuery } from '@tassis/api-client';
import { paths } from '@tassis/platform';
import { pageData } from '@tassis/platform/router';
import { withParts } from '../components/on-demand.tsx';
import { PageOpening } from '../components/page-opening.tsx';
import { fr } from '../messages/fr.ts';
import { withTrail } from '../structured-data/trail.ts';
import { Team } from './parts/index.tsx';

export const loader = withParts(
  pageData((need) => [need(firmQuery)]),
  Team,
);

export const handle = import.meta.env.SSR
  ? { structuredData: withTrail({ text: fr.team.title, href: paths.team }) }
  : undefined;

/** `/team` */
export function Component() {
  return (
    <>
      <PageOpening {...fr.team} />
      <Team />
    </>
  );
}
