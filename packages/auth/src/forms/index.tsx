import { lazy, Suspense } from 'react';
import type { LoginFormProps } from './login-form.tsx';
import type { RegisterFormProps } from './register-form.tsx';

export type { LoginFormProps, RegisterFormProps };

// Loaded on demand, because most visits show no form. The sign-in pages, which are loaded on demand themselves,
// import the forms directly.
const Login = lazy(async () => ({ default: (await import('./login-form.tsx')).LoginForm }));
const Register = lazy(async () => ({
  default: (await import('./register-form.tsx')).RegisterForm,
}));

/** The login form, for the dialogs that ask a person to sign in. */
export function LoginForm(props: LoginFormProps) {
  return (
    <Suspense>
      <Login staysHere {...props} />
    </Suspense>
  );
}

/** The registration form, for the dialogs that ask a person to sign in. */
export function RegisterForm(props: RegisterFormProps) {
  return (
    <Suspense>
      <Register staysHere {...props} />
    </Suspense>
  );
}
