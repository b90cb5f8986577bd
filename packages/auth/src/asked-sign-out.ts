import { useSignOut } from './use-sign-out.ts';

type Ask = (signOut: () => void) => void;

let question: Ask | null = null;

/** Has `ask` answer for every sign-out of the page, until what this returns is called. */
export function askBeforeSignOut(ask: Ask): () => void {
  question = ask;
  return () => {
    if (question === ask) question = null;
  };
}

/** As {@link useSignOut}, once {@link askBeforeSignOut} agrees; for the buttons that sign out. */
export function useAskedSignOut(): () => void {
  const signOut = useSignOut();
  return () => (question ?? run)(signOut);
}

function run(signOut: () => void): void {
  signOut();
}
