import { formatMoney } from '@tassis/messages';
import { BASE_PATH } from '../../http/register-routes.ts';
import { html, Html } from '../../mail/html.ts';

/** The path of our page that simulates the card provider, on the site's origin. */
const SANDBOX_PATH = `${BASE_PATH}/card-sandbox`;
export const SANDBOX_ROUTE = `${SANDBOX_PATH}/:id`;
export const sandboxPath = (session: string) => `${SANDBOX_PATH}/${session}`;

/** The outcomes that can be tried; `later`: the webhook comes after the client is back. */
export const SANDBOX_MOVES = ['pay', 'later', 'decline'] as const;
type SandboxMove = (typeof SANDBOX_MOVES)[number];

const TEXTS: Readonly<Record<SandboxMove, string>> = {
  pay: 'Pay',
  later: 'Pay, and confirm after 5 seconds',
  decline: 'Let the bank refuse',
};

const STYLE = new Html(`
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 34rem; padding: 2rem 1rem; font: 1rem/1.5 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
.note { padding: 0.75rem 1rem; border: 2px dashed #b45309; border-radius: 0.5rem; }
form { display: grid; gap: 0.75rem; margin: 1.5rem 0; }
button { padding: 0.75rem 1rem; font: inherit; cursor: pointer; }`);

type Shown = {
  session: string;
  number: string;
  /** In MAD. */
  amount: number;
  /** Where the client came from. */
  backTo: string;
};

/** Simulates a provider's hosted payment page. */
export function sandboxPage({ session, number, amount, backTo }: Shown): string {
  const buttons = SANDBOX_MOVES.map(
    (move) => html`<button formaction="${sandboxPath(session)}/${move}">${TEXTS[move]}</button>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Card sandbox</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <h1>Card sandbox</h1>
        <p class="note">
          This page plays a payment provider for trying. No card is asked for, and no money moves.
        </p>
        <p>Bill ${number}: <strong>${formatMoney('en', amount)}</strong></p>
        <form method="post" enctype="text/plain">${buttons}</form>
        <p><a href="${backTo}">Back without paying</a></p>
      </body>
    </html>`.text;
}
