import { RegisterForm, type AccountKind } from '@tassis/auth/forms/register';
import { TextLink } from '@tassis/design-system';
import { getLandingPath, type Role } from '@tassis/domain';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAccessTexts } from '../messages/access/use-access-texts.ts';
import { useTexts } from '../messages/use-texts.ts';
import { LandingForm } from './landing-form.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { useLandingRedirect } from './use-landing.ts';

/** Content administrators cannot register, so /register redirects them home. */
const landing = (role: Role): string =>
  role === 'content_admin' ? paths.home : getLandingPath(role);

/** /register */
export function Component() {
  const texts = useAccessTexts();
  const { login } = useTexts();
  const isAwaited = useLandingRedirect(landing);
  const navigate = useNavigate();
  const [kind, setKind] = useState<AccountKind>('client');
  const signIn = (email: string) => void navigate(paths.login, { state: { email } });
  return (
    <SignInLayout title={texts.registerTitle} intro={texts.registerIntro[kind]}>
      <LandingForm isAwaited={isAwaited}>
        <RegisterForm onSignIn={signIn} onKindChange={setKind} />
      </LandingForm>
      <p>
        {texts.haveAccount}{' '}
        <TextLink href={paths.login} LinkComponent={RouterLink}>
          {login}
        </TextLink>
      </p>
    </SignInLayout>
  );
}
