export { getSession, provideSession, useSession } from './current-session.ts';
export { displayName } from './display-name.ts';
export { forgetOrigin, rememberedOrigin, rememberOrigin } from './remembered-origin.ts';
export { RequireRole } from './require-role.tsx';
export { createServerSession } from './server-session.ts';
export { createSession } from './session.ts';
export type { Session } from './session.ts';
export type { SessionState } from './session-state.ts';
export { useSignOut } from './use-sign-out.ts';
