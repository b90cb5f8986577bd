export { LoginForm, type LoginFormProps } from './login-form.tsx';
export { RegisterForm, type RegisterFormProps } from './register-form.tsx';
