import type { Package } from '@tassis/contracts';
import { ArrowLeftIcon, Button, PageHeader } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import { usePackageChoiceTexts } from '../../messages/package-choice/use-package-choice-texts.ts';
import { useSameClient } from '../../order/on-behalf/behalf.ts';
import styles from './package-choice.module.css';

type PackageHeadProps = {
  /** The service: 'Domiciliation d’entreprise'. */
  service: string;
  /** While it loads, the name of the service is shown. */
  offer?: Package;
  /** The path of the page with the packages. */
  backTo: string;
};

/** The compact head of a page on which a package is ordered. */
export function PackageHead({ service, offer, backTo }: PackageHeadProps) {
  const { back } = usePackageChoiceTexts();
  const sameClient = useSameClient();
  return (
    <PageHeader
      eyebrow={offer && service}
      title={offer?.name ?? service}
      lead={
        offer?.highlight_text ? <p className={styles['highlight']}>{offer.highlight_text}</p> : null
      }
      aside={
        <div className={styles['back']}>
          <Button
            href={sameClient(backTo)}
            LinkComponent={RouterLink}
            iconStart={<ArrowLeftIcon />}
          >
            {back}
          </Button>
        </div>
      }
    />
  );
}
