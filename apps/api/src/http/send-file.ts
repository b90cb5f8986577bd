import type { FastifyReply } from 'fastify';
import type { FileAnswer } from './route.ts';

/** Characters with a meaning in a path or a header, and invisible ones. */
const UNSAFE = /[\p{Cc}\p{Cf}"%\\/:*?<>|;]/gu;
/** Characters that encodeURIComponent does not escape and RFC 5987 does. */
const NOT_ATTR_CHAR = /['()*]/gu;

/** Sends a file as a download: a browser neither opens it, nor sniffs its type, nor caches it unless `isImmutable`. */
export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  const { name, mediaType, body, isImmutable } = file;
  return reply
    .code(200)
    .type(mediaType)
    .headers({
      'content-disposition': formatDisposition(name),
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-store',
      'x-content-type-options': 'nosniff',
      ...(body instanceof Uint8Array && { 'content-length': String(body.length) }),
    })
    .send(body);
}

/** The name twice: in ASCII for old programs, and complete by RFC 5987. */
export function formatDisposition(name: string): string {
  const safe = name.toWellFormed().replaceAll(UNSAFE, '_');
  const ascii = safe
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7E]/gu, '_');
  const encoded = encodeURIComponent(safe).replaceAll(
    NOT_ATTR_CHAR,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
