import { ApiError } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { Button, Container, EmptyState, Section } from '@tassis/design-system';
import { formatAppointment } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { comparisonTexts, frenchPackageTexts, PackageLink, PackageList } from '@tassis/views';
import { SectionHeading } from '../../components/section-heading.tsx';
import { packagesPage } from '../../messages/packages-page.ts';
import { getOrderHref } from '../../packages/order-href.ts';
import { previewQuery } from '../../packages/use-shown-packages.ts';

const texts = packagesPage.preview;

/** Shows the card of a draft to visitors who have its preview link. The page is not indexed. */
export function PackagePreview({ token }: { token: string }) {
  const query = previewQuery(token);
  const until = useQuery({ ...query, select: ({ data }) => data.expires_at }).data;
  const draft = useQuery({
    ...query,
    select: ({ data: { code, packages } }) => packages.filter((offer) => offer.code === code),
  });
  const { error } = draft;
  // The API refuses an expired or invalid token; without a token no request is sent.
  const isRefused = error instanceof ApiError && (error.status === 422 || error.status === 400);
  const isOver = isRefused || token === '';
  const toPackages = (
    <Button href={paths.packages} LinkComponent={RouterLink}>
      {packagesPage.heading}
    </Button>
  );
  return (
    <Section tone="white" id="apercu">
      <meta name="robots" content="noindex" />
      <Container>
        <SectionHeading
          title={texts.heading}
          lead={until && texts.lead(formatAppointment('fr', until))}
        />
        {isOver ? (
          <EmptyState title={texts.overTitle} action={toPackages}>
            {texts.overText}
          </EmptyState>
        ) : (
          <PackageList
            texts={frenchPackageTexts}
            answer={draft}
            expected={1}
            renderLink={(offer) => (
              <PackageLink
                texts={frenchPackageTexts}
                offer={offer}
                text={comparisonTexts.choose}
                href={getOrderHref(offer)}
                LinkComponent={RouterLink}
              />
            )}
            emptyAction={toPackages}
          />
        )}
      </Container>
    </Section>
  );
}
