import { formatDateTime } from '@tassis/messages';
import { html, Html } from './html.ts';
import type { MailRow } from './outbox.repository.ts';

const STYLE = new Html(`
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 84rem; padding: 1.5rem 1rem; font: 1rem/1.5 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; padding: 0 0 0.75rem; }
th, td { padding: 0.5rem 1rem 0.5rem 0; border-bottom: 1px solid #8886; text-align: left; vertical-align: top; }
th, td:is(:nth-child(1), :nth-child(2), :nth-child(4)) { white-space: nowrap; }
a { color: LinkText; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 46rem; border: 1px solid #8886; border-radius: 0.5rem; background: #fff; }
pre { padding: 1rem; border: 1px solid #8886; border-radius: 0.5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
.scroll td:nth-child(3) { min-width: 16rem; }
.scroll td:nth-child(5) { min-width: 8rem; overflow-wrap: anywhere; }
@media (width < 48rem) {
  thead { display: none; }
  tr { display: grid; padding: 0.75rem 0; border-bottom: 1px solid #8886; }
  .scroll tr > td { min-width: 0; padding: 0; border: 0; white-space: normal; overflow-wrap: anywhere; }
  .scroll td:nth-child(3) { order: -1; }
}`);

/** The last mails, for developers and testers. */
export function outboxList(mails: readonly MailRow[]): string {
  const rows = mails.map(
    (mail) =>
      html`<tr>
        <td>${at(mail.createdAt)}</td>
        <td>${mail.recipient}</td>
        <td><a href="/docs/outbox/${mail.id}">${mail.subject}</a></td>
        <td>${mail.template} (${mail.locale})</td>
        <td>${formatState(mail)}</td>
      </tr>`,
  );
  const body =
    mails.length === 0
      ? html`<p>No mail yet.</p>`
      : html`<div class="scroll">
          <table>
            <caption>
              The last ${mails.length}, newest first.
            </caption>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">To</th>
                <th scope="col">Subject</th>
                <th scope="col">Template</th>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              ${rows}
            </tbody>
          </table>
        </div>`;
  return page('Outbox', body);
}

/** One mail, as a mail program shows it and as text. */
export function outboxMail(mail: MailRow): string {
  const headers = Object.entries(mail.headers).map(
    ([name, value]) =>
      html`<dt>${name}</dt>
        <dd>${value}</dd>`,
  );
  const attachments = mail.attachments.map(
    ({ name, mediaType }) =>
      html`<dt>Attachment</dt>
        <dd>${name} (${mediaType})</dd>`,
  );
  return page(
    mail.subject,
    html`<p><a href="/docs/outbox">All mails</a></p>
      <dl>
        <dt>To</dt>
        <dd>${mail.recipient}</dd>
        <dt>When</dt>
        <dd>${at(mail.createdAt)}</dd>
        <dt>Template</dt>
        <dd>${mail.template} (${mail.locale})</dd>
        <dt>State</dt>
        <dd>${formatState(mail)}</dd>
        ${headers} ${attachments}
      </dl>
      <h2>HTML</h2>
      <p><a href="/docs/outbox/${mail.id}/html">On its own</a></p>
      <iframe title="${mail.subject}" src="/docs/outbox/${mail.id}/html"></iframe>
      <h2>Text</h2>
      <pre>${mail.text}</pre>`,
  );
}

function page(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`.text;
}

function at(moment: Date): string {
  return formatDateTime('en', moment.toISOString());
}

function formatState({ status, attempts, lastError }: MailRow): string {
  const tries = attempts > 1 ? `, ${attempts} tries` : '';
  return `${status}${tries}${lastError === null ? '' : `: ${lastError}`}`;
}
