import { page as texts } from '../messages/forms.ts';
import type { AnswerField, AnswerPage } from './answer-page.ts';

/** A plain page, until the shell renders it in the looks of the site. */
export async function renderAnswerPage(answer: AnswerPage): Promise<string> {
  return [
    '<!doctype html>',
    '<html lang="fr">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    `<title>${escaped(answer.title)} – Tassis</title>`,
    '</head>',
    '<body><main>',
    `<h1>${escaped(answer.title)}</h1>`,
    `<p role="${answer.tone === 'error' ? 'alert' : 'status'}">${escaped(answer.text)}</p>`,
    ...(answer.action === undefined ? [] : formOf(answer.action, answer.fields ?? [])),
    `<p><a href="${escaped(answer.backTo)}">${texts.back}</a></p>`,
    '</main></body>',
    '</html>',
    '',
  ].join('\n');
}

function formOf(action: string, fields: readonly AnswerField[]): string[] {
  return [
    `<form method="post" action="${escaped(action)}">`,
    ...fields.map((field) => (field.hidden ? hiddenField(field) : shownField(field))),
    `<p><button>${texts.resend}</button></p>`,
    '</form>',
  ];
}

function hiddenField({ name, value }: AnswerField): string {
  return `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`;
}

function shownField({ name, label, value, error, multiline }: AnswerField): string {
  const id = `field-${escaped(name)}`;
  const attributes = `id="${id}" name="${escaped(name)}"${error === undefined ? '' : ` aria-invalid="true" aria-describedby="${id}-error"`}`;
  // The parser drops one line break after the tag: this one, not the first of the text.
  const control = multiline
    ? `<textarea ${attributes} rows="8" cols="60">\n${escaped(value)}</textarea>`
    : `<input ${attributes} value="${escaped(value)}" size="40">`;
  const message =
    error === undefined ? '' : `<br><strong id="${id}-error">${escaped(error)}</strong>`;
  return `<p><label for="${id}">${escaped(label)}</label><br>${control}${message}</p>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
