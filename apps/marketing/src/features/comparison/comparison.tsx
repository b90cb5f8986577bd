import { Container, RadioGroup, Section, TextLink } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import {
  ComparisonTable,
  comparisonTexts,
  frenchPackageTexts,
  getPackageCategory,
  LoadFailure,
  PackageLink,
} from '@tassis/views';
import { useState } from 'react';
import { SectionHeading } from '../../components/section-heading.tsx';
import { packagesPage } from '../../messages/packages-page.ts';
import { getOrderHref } from '../../packages/order-href.ts';
import { useShownPackages } from '../../packages/use-shown-packages.ts';
import styles from './comparison.module.css';

const texts = packagesPage.comparison;
const ALL = 'all';
const CATEGORIES = ['combined', 'domiciliation', 'company_creation'] as const;

/** A comparison of the packages that are ordered online. */
export function Comparison() {
  const [shown, setShown] = useState<string>(ALL);
  const packages = useShownPackages();
  if (packages.error && !packages.data) {
    return (
      <LoadFailure title={frenchPackageTexts.failed} error={packages.error} query={packages} />
    );
  }
  const offers = (packages.data ?? []).filter((offer) => getPackageCategory(offer) !== 'generic');
  const chosen = offers.filter((offer) => shown === ALL || getPackageCategory(offer) === shown);
  return (
    <Section tone="soft" id="comparer">
      <Container width="wide">
        <SectionHeading title={texts.heading} lead={texts.lead} />
        <div className={styles['choice']}>
          <RadioGroup
            label={texts.shown}
            name="affichage"
            direction="row"
            value={shown}
            options={[
              { value: ALL, label: texts.all },
              ...CATEGORIES.filter((category) =>
                offers.some((offer) => getPackageCategory(offer) === category),
              ).map((value) => ({ value, label: texts.categories[value] })),
            ]}
            onChange={({ currentTarget }) => setShown(currentTarget.value)}
          />
        </div>
        {chosen.length > 0 ? (
          <ComparisonTable
            packages={chosen}
            renderLink={(offer) => (
              <PackageLink
                texts={frenchPackageTexts}
                offer={offer}
                text={comparisonTexts.choose}
                href={getOrderHref(offer)}
                LinkComponent={RouterLink}
              />
            )}
          />
        ) : null}
        <p className={styles['others']}>
          {texts.others}{' '}
          <TextLink href={paths.services} LinkComponent={RouterLink}>
            {texts.othersLink}
          </TextLink>
        </p>
      </Container>
    </Section>
  );
}
