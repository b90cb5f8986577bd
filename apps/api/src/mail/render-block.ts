import { html, type Html } from './html.ts';
import type { Block, Fact } from './mail-text.ts';
import { COLOURS, FONT, SOFT, TABLE, TEXT } from './mail-style.ts';
import { siteLink } from './site-links.ts';

/** One part of a mail, in tables and inline styles. */
export function blockHtml(block: Block): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="text" style="margin:0 0 16px;${TEXT}">${withBreaks(block.text)}</p> `;
    case 'note':
      return html`<p class="soft" style="margin:24px 0 0;${SOFT}">${withBreaks(block.text)}</p> `;
    case 'quote':
      return html`<table ${TABLE} style="margin:0 0 16px">
        <tr>
          <td
            class="tint text"
            style="padding:12px 16px;background:${COLOURS.tint};border-left:3px solid ${COLOURS.brand};${TEXT};overflow-wrap:anywhere"
          >
            ${withBreaks(block.text)}
          </td>
        </tr>
      </table> `;
    case 'list':
      return html`<ul class="text" style="margin:0 0 16px;padding:0 0 0 20px;${TEXT}">
        ${block.items.map((item) => html`<li style="margin:0 0 6px">${item}</li>`)}
      </ul> `;
    case 'facts':
      return html`<table ${TABLE} style="margin:4px 0 20px">
        ${block.rows.map(renderRow)}
      </table> `;
    default:
      return buttonTo(block.label, siteLink(block.path));
  }
}

function renderRow([label, value]: Fact): Html {
  const line = `border-bottom:1px solid ${COLOURS.border}`;
  return html`<tr>
    <th
      class="fact rule soft"
      scope="row"
      align="left"
      style="width:42%;padding:8px 0;${line};${SOFT};font-weight:400;vertical-align:top"
    >
      ${label}
    </th>
    <td
      class="value rule text"
      style="padding:8px 0 8px 16px;${line};${TEXT};font-weight:600;vertical-align:top;overflow-wrap:anywhere"
    >
      ${value}
    </td>
  </tr>`;
}

/** The URL is printed below, too, for programs that show no links. */
function buttonTo(label: string, address: string): Html {
  return html`<table
      role="presentation"
      cellpadding="0"
      cellspacing="0"
      border="0"
      style="margin:8px 0 16px"
    >
      <tr>
        <td bgcolor="${COLOURS.brand}" style="background:${COLOURS.brand};border-radius:8px">
          <a
            href="${address}"
            style="display:inline-block;padding:12px 24px;${FONT};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none"
            >${label}</a
          >
        </td>
      </tr>
    </table>
    <p class="soft" style="margin:0 0 16px;${SOFT};font-size:13px;overflow-wrap:anywhere">
      <a class="link" href="${address}" style="color:${COLOURS.brand}">${address}</a>
    </p> `;
}

/** Text with its line breaks. */
export function withBreaks(text: string): Html {
  const [first = '', ...others] = text.split(/\r?\n/u);
  return html`${first}${others.map((line) => html`<br />${line}`)}`;
}
