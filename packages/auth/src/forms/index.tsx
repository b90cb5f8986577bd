import { lazy, Suspense } from 'react';
import type { LoginFormProps } from './login-form.tsx';
import type { RegisterFormProps } from './register-form.tsx';

export type { LoginFormProps, RegisterFormProps };

// Fetched when one is shown: most visits end without. The sign-in pages, which come late themselves, have them at once.
const Login = lazy(async () => ({ default: (await import('./login-form.tsx')).LoginForm }));
const Register = lazy(async () => ({
  default: (await import('./register-form.tsx')).RegisterForm,
}));

/** E-mail and password. For the dialogs that ask who is there: what is under them stays. */
export function LoginForm(props: LoginFormProps) {
  return (
    <Suspense>
      <Login staysHere {...props} />
    </Suspense>
  );
}

/** A new account, of a client or of an accountant. For the dialogs that ask who is there. */
export function RegisterForm(props: RegisterFormProps) {
  return (
    <Suspense>
      <Register {...props} />
    </Suspense>
  );
}
