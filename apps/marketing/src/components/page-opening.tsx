import { Hero } from '@tassis/design-system';
import { PageHead } from '@tassis/platform/router';

type PageOpeningProps = { eyebrow: string; title: string; description: string };

/** The head and the opening of a page that says the same in both. */
export function PageOpening({ eyebrow, title, description }: PageOpeningProps) {
  return (
    <>
      <PageHead title={title} description={description} />
      <Hero variant="page" eyebrow={eyebrow} title={title} lead={description} />
    </>
  );
}
