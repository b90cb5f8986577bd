import type { Locale } from '@tassis/messages';
import { html, Html } from './html.ts';
import type { MailText } from './mail-text.ts';
import { COLOURS, FONT, SOFT, STYLE_SHEET, TABLE } from './mail-style.ts';
import { blockHtml, withBreaks } from './render-block.ts';
import { siteLink } from './site-links.ts';

type Frame = { locale: Locale; houseName: string; footer: readonly string[] };

/** A mail as HTML for mail programs: tables, inline styles, no pictures, no external content. */
export function renderHtml(mail: MailText, { locale, houseName, footer }: Frame): string {
  const { subject, blocks, unsubscribe } = mail;
  const leave = unsubscribe
    ? html`<br /><br /><a
          class="link"
          href="${siteLink(unsubscribe.path)}"
          style="color:${COLOURS.brand}"
          >${unsubscribe.label}</a
        >`
    : html``;
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${new Html(STYLE_SHEET)}
        </style>
      </head>
      <body class="canvas" style="margin:0;padding:0;background:${COLOURS.canvas}">
        <table ${TABLE} class="canvas" style="background:${COLOURS.canvas}">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table ${TABLE} style="max-width:600px;margin:0 auto">
                <tr>
                  <td
                    class="edge head"
                    style="padding:16px 32px;background:${COLOURS.ink};border-radius:12px 12px 0 0;${FONT};font-size:20px;font-weight:700;mail-spacing:.02em;color:${COLOURS.onInk}"
                  >
                    ${houseName}
                  </td>
                </tr>
                <tr>
                  <td
                    class="card"
                    style="padding:32px;background:${COLOURS.surface};border:1px solid ${COLOURS.border};border-top:0;border-radius:0 0 12px 12px"
                  >
                    ${blocks.map(blockHtml)}
                  </td>
                </tr>
                <tr>
                  <td class="edge soft" style="padding:20px 32px;${SOFT}">
                    ${withBreaks(footer.join('\n'))}${leave}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.text;
}
