import { DashboardSection } from '@tassis/dashboard';
import {
  CertificateIllustration,
  CompanyCreationIllustration,
  DomiciliationIllustration,
  Grid,
  ServiceTile,
  Stack,
} from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useOverviewTexts } from '../../messages/overview/use-overview-texts.ts';
import styles from './overview.module.css';

const SIZE = 120;

/** The first steps for a client who has never ordered. */
export function Welcome() {
  const { welcome: texts } = useOverviewTexts();
  const offers = [
    {
      link: { text: texts.begin, href: paths.companyCreation },
      title: texts.creation,
      text: texts.creationText,
      illustration: <CompanyCreationIllustration size={SIZE} />,
    },
    {
      link: { text: texts.begin, href: paths.domiciliation },
      title: texts.domiciliation,
      text: texts.domiciliationText,
      illustration: <DomiciliationIllustration size={SIZE} />,
    },
    {
      link: { text: texts.begin, href: paths.negativeCertificate },
      title: texts.certificate,
      text: texts.certificateText,
      illustration: <CertificateIllustration size={SIZE} />,
    },
  ];
  return (
    <DashboardSection title={texts.title}>
      <Stack gap="m">
        <p className={styles['text']}>{texts.text}</p>
        <Grid column="s" as="ul" className={styles['offers']}>
          {offers.map((offer) => (
            <li key={offer.link.href}>
              <ServiceTile {...offer} LinkComponent={RouterLink} />
            </li>
          ))}
        </Grid>
      </Stack>
    </DashboardSection>
  );
}
