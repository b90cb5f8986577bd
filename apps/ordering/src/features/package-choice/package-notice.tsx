import { Alert, Container, TextLink } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { packageQuery } from '@tassis/views';
import type { ReactNode } from 'react';
import { usePackageChoiceTexts } from '../../messages/package-choice/use-package-choice-texts.ts';
import { useSameClient } from '../../order/on-behalf/behalf.ts';
import type { ChosenPackage } from '../../packages/chosen-package.ts';
import { suits, type PackageService } from '../../packages/package-service.ts';
import styles from './package-choice.module.css';

type Refused = Extract<ChosenPackage, { kind: 'unknown' | 'unfit' }>;
type PackageNoticeProps = { service: PackageService; chosen: Refused };

/** Says why the package in the URL cannot be ordered here, and what to do instead. */
export function PackageNotice({ service, chosen }: PackageNoticeProps) {
  const texts = usePackageChoiceTexts();
  const sameClient = useSameClient();
  if (chosen.kind === 'unknown') return <Notice {...texts.unknown} />;
  const { offer } = chosen;
  const { title, text } = service === 'company_creation' ? texts.noCreation : texts.noDomiciliation;
  return (
    <Notice title={title(offer.name)} text={text}>
      {suits('domiciliation', offer) ? (
        <TextLink
          href={sameClient(paths.domiciliation + packageQuery(offer))}
          LinkComponent={RouterLink}
          variant="standalone"
        >
          {texts.domiciliationAlone}
        </TextLink>
      ) : null}
    </Notice>
  );
}

type NoticeProps = { title: string; text: string; children?: ReactNode };

function Notice({ title, text, children }: NoticeProps) {
  return (
    <Container className={styles['notice']}>
      <Alert tone="warning" title={title} actions={children}>
        {text}
      </Alert>
    </Container>
  );
}
