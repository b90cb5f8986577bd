import { Hero } from '@tassis/design-system';
import { PageHead } from '@tassis/platform/router';

type PageOpeningProps = { eyebrow: string; title: string; description: string };

/** The document's head and the hero of a page, with the same title and description. */
export function PageOpening({ eyebrow, title, description }: PageOpeningProps) {
  return (
    <>
      <PageHead title={title} description={description} />
      <Hero variant="page" eyebrow={eyebrow} title={title} lead={description} />
    </>
  );
}
