import { WarningIcon } from '@tassis/design-system';
import type { ReactNode } from 'react';
import { useAccessTexts } from '../../messages/access/use-access-texts.ts';
import { SignInLayout } from '../sign-in-layout.tsx';

type LinkProblemProps = {
  /** Without them the link carries nothing at all. */
  title?: string;
  intro?: string;
  /** The ways on. */
  actions?: ReactNode;
};

/** The link of a mail that leads nowhere: why, and the way on. */
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
