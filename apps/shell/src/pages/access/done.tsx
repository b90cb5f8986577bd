import { Button, CheckIcon } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import { SignInLayout } from '../sign-in-layout.tsx';

type DoneProps = {
  title: string;
  intro: string;
  /** Links to continue. */
  onward: { to: string; text: string };
};

/** The success page of a link in a mail. */
export function Done({ title, intro, onward }: DoneProps) {
  return (
    <SignInLayout arrived unlisted mark={<CheckIcon />} title={title} intro={intro}>
      <Button variant="primary" wide href={onward.to} LinkComponent={RouterLink}>
        {onward.text}
      </Button>
    </SignInLayout>
  );
}
