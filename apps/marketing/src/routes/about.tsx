import { firmQuery, pageTextsQuery } from '@tassis/api-client';
import { paths } from '@tassis/platform';
import { pageData, PageHead } from '@tassis/platform/router';
import { onDemand, withParts } from '../components/on-demand.tsx';
import { fr } from '../messages/fr.ts';
import { firmData } from '../structured-data/page-data.ts';
import { withTrail } from '../structured-data/trail.ts';

export const handle = import.meta.env.SSR
  ? {
      structuredData: withTrail({ text: fr.aboutPage.title, href: paths.about }, firmData('about')),
    }
  : undefined;

const { title, description, failed } = fr.aboutPage;

/** Apart from the area's entry, which every public page loads. */
const Body = onDemand(async () => (await import('./about-body.tsx')).AboutBody, failed);

export const loader = withParts(
  pageData((need) => [need(firmQuery), need(pageTextsQuery('about'))]),
  Body,
);

/** `/about` */
export function Component() {
  return (
    <>
      <PageHead title={title} description={description} />
      <Body />
    </>
  );
}
