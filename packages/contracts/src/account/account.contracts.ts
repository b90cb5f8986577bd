import { getUser } from './get-user.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refresh } from './refresh.ts';
import { registerClient } from './register-client.ts';

export const accountContracts = [getUser, login, logout, refresh, registerClient] as const;
