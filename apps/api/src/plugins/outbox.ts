import { asFields } from '@tassis/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../database/client.ts';
import { HttpError } from '../http/http-error.ts';
import { outboxList, outboxMail } from '../mail/outbox-page.ts';
import { findMail, newestMails, type MailRow } from '../mail/outbox.repository.ts';
import { completed } from '../mail/site-links.ts';
import { findFirm } from '../modules/firm/firm.repository.ts';
import { firmName } from '@tassis/domain';

type Options = { db: Database; siteUrl: string };

/** Allows inline styles and a frame for the mail, and nothing else. */
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";
/** A mail runs no script; its links open in a new tab. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** `/docs/outbox`: the stored mails. Never in production, because they hold tokens. */
export const outbox = fastifyPlugin<Options>(
  async (app, { db, siteUrl }) => {
    const read = async (request: FastifyRequest) => {
      const mail = await requireMail(db, request);
      return completed(mail, { siteUrl, houseName: firmName(await findFirm(db)) });
    };
    app.get('/docs/outbox', async (_request, reply) =>
      sendPage(reply, PAGE_POLICY, outboxList(await newestMails(db))),
    );
    app.get('/docs/outbox/:id', async (request, reply) => {
      return sendPage(reply, PAGE_POLICY, outboxMail(await read(request)));
    });
    app.get('/docs/outbox/:id/html', async (request, reply) => {
      const { html } = await read(request);
      return sendPage(reply, MAIL_POLICY, html.replace('<head>', '<head><base target="_blank">'));
    });
  },
  { name: 'outbox' },
);

async function requireMail(db: Database, { params }: FastifyRequest): Promise<MailRow> {
  const { id } = asFields(params);
  const mail = typeof id === 'string' && ID.test(id) ? await findMail(db, id) : null;
  if (mail === null) throw new HttpError('not_found');
  return mail;
}

function sendPage(reply: FastifyReply, policy: string, html: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html);
}
