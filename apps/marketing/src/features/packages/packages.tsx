import { ArrowRightIcon, Container, Section, TextLink } from '@tassis/design-system';
import { formatMoney, formatNumber } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useFirm } from '@tassis/views';
import { SectionHeading } from '../../components/section-heading.tsx';
import { fr } from '../../messages/fr.ts';
import { PackageList } from './package-list.tsx';
import styles from './packages.module.css';

/** The packages block: the first three, or all with `showAll`. */
export function Packages({ showAll = false }: { showAll?: boolean }) {
  return (
    <Section tone="soft" id="forfaits">
      <Container>
        <SectionHeading
          title={showAll ? fr.packages.all : fr.packages.popular}
          lead={showAll ? fr.packages.allLead : fr.packages.popularLead}
          action={<Compare />}
        />
        <PackageList showAll={showAll} />
        <Terms />
      </Container>
    </Section>
  );
}

function Compare() {
  return (
    <TextLink
      variant="standalone"
      href={paths.packages}
      LinkComponent={RouterLink}
      iconEnd={<ArrowRightIcon />}
    >
      {fr.packages.compare}
    </TextLink>
  );
}

/** The fees that the prices do not include, at the firm's rates. */
function Terms() {
  const pricing = useFirm().data?.pricing;
  if (!pricing) return null;
  const vatPercent = formatNumber('fr', Math.round(pricing.vat_rate * 10_000) / 100);
  const fees = formatMoney('fr', pricing.fees, { decimals: 'whole' });
  return <p className={styles['terms']}>{fr.packages.terms(vatPercent, fees)}</p>;
}
