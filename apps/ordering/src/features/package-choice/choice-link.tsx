import type { Package } from '@tassis/contracts';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { PackageLink, packageQuery, usePackageTexts } from '@tassis/views';
import { usePackageChoiceTexts } from '../../messages/package-choice/use-package-choice-texts.ts';
import { useSameClient } from '../../order/on-behalf/behalf.ts';
import { handOver } from '../../packages/handed-over.ts';

type ChoiceLinkProps = { offer: Package; /** The path of this page’s form. */ formPath: string };

/** The link to the form of a package; a package with a creation is ordered on the page of company creation. */
export function ChoiceLink({ offer, formPath }: ChoiceLinkProps) {
  const { choose } = usePackageChoiceTexts();
  const texts = usePackageTexts();
  const sameClient = useSameClient();
  const isElsewhere = offer.includes_company_creation && formPath !== paths.companyCreation;
  const path = isElsewhere ? paths.companyCreation : formPath;
  return (
    <PackageLink
      texts={texts}
      offer={offer}
      text={choose}
      href={sameClient(path + packageQuery(offer))}
      LinkComponent={RouterLink}
      {...(isElsewhere && { onClick: () => handOver(offer.code) })}
    />
  );
}
