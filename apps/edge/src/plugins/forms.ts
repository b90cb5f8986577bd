import { paths } from '@tassis/platform';
import type { FormAnswer } from '@tassis/platform/form-answer';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { toRefusal } from '../answers/refusal.ts';
import { apiAnswerHeaders, siteHeaders } from '../answers/security-headers.ts';
import type { RenderAnswerPage } from '../forms/answer-page.ts';
import { byBody, formType, readForm } from '../forms/form-body.ts';
import { asQuery, isForeign, localPath, pageBefore } from '../forms/origin.ts';
import { passOn, type NotTaken } from '../forms/pass-on.ts';
import {
  formPaths,
  getFormKind,
  isFormKind,
  toAnsweredFields,
  type Typed,
} from '../forms/public-form.ts';
import { outcomes, page as texts } from '../messages/forms.ts';

/** Far above what the API takes of any form. */
const BODY_LIMIT = 64 * 1024;

interface FormsOptions {
  /** The API's origin, without `/api`. */
  apiOrigin: string;
  /** The address under which the public knows this site. */
  siteUrl: string;
  renderAnswerPage: RenderAnswerPage;
}

interface FormRoute {
  Body: Typed | undefined;
  Querystring: { from?: string };
}

interface SentRoute {
  Params: { kind: string };
  Querystring: { from?: string };
}

/**
 * Forms of visitors whose browser runs no script: a form posted to the API’s URL is passed on as JSON, and answered
 * with a page. After a success the browser is redirected (post/redirect/get), so that a reload posts nothing;
 * a refused form comes back with everything that was typed.
 */
export const forms: FastifyPluginCallback<FormsOptions> = (app, options, done) => {
  const { apiOrigin, siteUrl, renderAnswerPage } = options;
  const send = async (reply: FastifyReply, page: FormAnswer) =>
    reply
      .headers({ ...siteHeaders({ connectOrigins: [] }), 'cache-control': 'no-store' })
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(await renderAnswerPage(page));

  app.addConstraintStrategy(byBody);
  app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: BODY_LIMIT }, readForm);
  app.setErrorHandler(async (error, request, reply) => {
    const { code, statusCode } = toRefusal(error);
    if (statusCode >= 500) request.log.error({ err: error }, 'form not answered');
    const text = code === 'payload_too_large' ? texts.tooLarge : texts.unreadable;
    return send(reply.code(statusCode), noForm(text, request));
  });
  for (const url of formPaths) {
    app.post<FormRoute>(url, { constraints: { body: 'form' } }, async (request, reply) => {
      const { body: typed = {}, query } = request;
      if (isForeign(request, siteUrl)) return send(reply.code(403), noForm(texts.foreign, request));
      const verdict = await passOn(apiOrigin, request, typed);
      const from = query.from === undefined ? pageBefore(request) : localPath(query.from);
      if (verdict.isTaken) {
        const sent = `/sent/${getFormKind(url, typed)}?from=${asQuery(from)}`;
        return reply.headers(apiAnswerHeaders).redirect(sent, 303);
      }
      return send(reply.code(verdict.status), notTaken(verdict, typed, { url, from }));
    });
  }
  // Signing in needs a script, which the page says above its form.
  for (const url of [paths.login, paths.register])
    app.post(url, (_request, reply) => reply.redirect(url, 303));
  app.get<SentRoute>('/sent/:kind', async ({ params: { kind }, query: { from } }, reply) => {
    if (!isFormKind(kind)) return reply.redirect('/', 302);
    const { title, success: text } = outcomes[kind];
    return send(reply, { title, tone: 'success', text, backTo: localPath(from) });
  });
  done();
};

function noForm(text: string, request: FastifyRequest): FormAnswer {
  return { title: texts.title, tone: 'error', text, backTo: pageBefore(request) };
}

function notTaken(
  verdict: NotTaken,
  typed: Typed,
  { url, from }: { url: string; from: string },
): FormAnswer {
  const { title, error } = outcomes[getFormKind(url, typed)];
  return {
    title,
    tone: 'error',
    text: verdict.status === 429 ? (verdict.message ?? error) : error,
    fields: toAnsweredFields(typed, verdict.errors),
    action: `${url}?from=${asQuery(from)}`,
    backTo: from,
  };
}
