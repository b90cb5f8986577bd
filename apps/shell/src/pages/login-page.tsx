import { readReturnPath } from '@tassis/auth';
import { LoginForm } from '@tassis/auth/forms/login';
import { asFields } from '@tassis/contracts';
import { TextLink } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink, useLocation } from '@tassis/platform/router';
import { useState } from 'react';
import { useAccessTexts } from '../messages/access/use-access-texts.ts';
import { useTexts } from '../messages/use-texts.ts';
import { LandingForm } from './landing-form.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { useLandingRedirect } from './use-landing.ts';

/** /login */
export function Component() {
  const texts = useAccessTexts();
  const { register } = useTexts();
  const isAwaited = useLandingRedirect();
  const { state } = useLocation();
  const [isRefused] = useState(() => state === 'refused' && readReturnPath() !== null);
  const { email } = asFields(state);
  return (
    <SignInLayout title={texts.loginTitle} intro={isRefused ? texts.loginNeeded : texts.loginIntro}>
      <LandingForm isAwaited={isAwaited}>
        <LoginForm email={typeof email === 'string' ? email : undefined} />
      </LandingForm>
      <p>
        {texts.noAccount}{' '}
        <TextLink href={paths.register} LinkComponent={RouterLink}>
          {register}
        </TextLink>
      </p>
    </SignInLayout>
  );
}
