import { Button, Container, Section, TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney, formatNumber } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { PackageList, useFirm, usePackageTexts } from '@tassis/views';
import type { ReactNode } from 'react';
import { usePackageChoiceTexts } from '../../messages/package-choice/use-package-choice-texts.ts';
import type { ServicePageTexts } from '../../messages/service-page.ts';
import { useSameClient } from '../../order/on-behalf/behalf.ts';
import { packagesFor, type PackageService } from '../../packages/package-service.ts';
import { usePackages } from '../../packages/use-packages.ts';
import { ChoiceLink } from './choice-link.tsx';
import styles from './package-choice.module.css';

type PackageChoiceProps = {
  id: string;
  service: PackageService;
  /** The path of the page with the form of a chosen package. */
  formPath: string;
  /** The heading above the list. */
  heading?: ReactNode;
  /** A link to the other service below the list. */
  other?: ServicePageTexts['choice']['other'];
};

/** The number of skeleton cards while the packages load. */
const EXPECTED = 3;

/** The packages of a service, each with a link to its form. */
export function PackageChoice({ id, service, formPath, heading, other }: PackageChoiceProps) {
  const texts = usePackageChoiceTexts();
  const { data, error, isFetching, refetch } = usePackages();
  const packageTexts = usePackageTexts();
  const sameClient = useSameClient();
  return (
    <Section as="div" tone="soft" id={id}>
      <Container>
        {heading}
        <PackageList
          texts={packageTexts}
          answer={{ data: data && packagesFor(service, data), error, isFetching, refetch }}
          expected={EXPECTED}
          renderLink={(offer) => <ChoiceLink offer={offer} formPath={formPath} />}
          emptyAction={
            <Button variant="brand" href={paths.contact} LinkComponent={RouterLink}>
              {texts.contact}
            </Button>
          }
        />
        <div className={styles['foot']}>
          <ChoiceTerms />
          {other ? (
            <p>
              {other.text}{' '}
              <TextLink href={sameClient(otherPath(service))} LinkComponent={RouterLink}>
                {other.link}
              </TextLink>
            </p>
          ) : null}
        </div>
      </Container>
    </Section>
  );
}

/** The fees that the prices of the cards do not include, at the firm’s rates. */
function ChoiceTerms() {
  const texts = usePackageChoiceTexts();
  const locale = useLocale();
  const pricing = useFirm().data?.pricing;
  if (!pricing) return null;
  const vatPercent = formatNumber(locale, Math.round(pricing.vat_rate * 10_000) / 100);
  const fees = formatMoney(locale, pricing.fees, { decimals: 'whole' });
  return <p className={styles['terms']}>{texts.terms(vatPercent, fees)}</p>;
}

function otherPath(service: PackageService): string {
  return service === 'company_creation' ? paths.domiciliation : paths.companyCreation;
}
