import { firmQuery } from '@tassis/api-client';
import { paths } from '@tassis/platform';
import { pageData } from '@tassis/platform/router';
import { PageOpening } from '../components/page-opening.tsx';
import { Team } from '../features/team/team.tsx';
import { fr } from '../messages/fr.ts';
import { withTrail } from '../structured-data/trail.ts';

export const loader = pageData((need) => [need(firmQuery)]);

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
