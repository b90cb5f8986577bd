import { WarningIcon } from '@tassis/design-system';
import type { ReactNode } from 'react';
import { useAccessTexts } from '../../messages/access/use-access-texts.ts';
import { SignInLayout } from '../sign-in-layout.tsx';

type LinkProblemProps = {
  /** Default texts: for a link without a token. */
  title?: string;
  intro?: string;
  /** Links to continue. */
  actions?: ReactNode;
};

/** The page of an invalid link in a mail: the reason, and links to continue. */
export function LinkProblem({ title, intro, actions }: LinkProblemProps) {
  const texts = useAccessTexts();
  return (
    <SignInLayout
      unlisted
      arrived={title !== undefined}
      tone="warning"
      mark={<WarningIcon />}
      title={title ?? texts.missingTitle}
      intro={intro ?? texts.missing}
    >
      {actions}
    </SignInLayout>
  );
}
