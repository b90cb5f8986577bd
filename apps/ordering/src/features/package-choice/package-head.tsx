import { ArrowLeftIcon, Button, PageHeader } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import { usePackageChoiceTexts } from '../../messages/package-choice/use-package-choice-texts.ts';
import styles from './package-choice.module.css';

type PackageHeadProps = {
  /** The service: 'Domiciliation d’entreprise'. */
  service: string;
  /** The package’s name; the service’s in its place while it is not known. */
  name?: string | undefined;
  /** Where the packages are chosen. */
  backTo: string;
};

/** The compact head of a page on which a package is ordered. */
export function PackageHead({ service, name, backTo }: PackageHeadProps) {
  const { back } = usePackageChoiceTexts();
  return (
    <PageHeader
      eyebrow={name === undefined ? undefined : service}
      title={name ?? service}
      aside={
        <div className={styles['back']}>
          <Button href={backTo} LinkComponent={RouterLink} iconStart={<ArrowLeftIcon />}>
            {back}
          </Button>
        </div>
      }
    />
  );
}
