import { Html } from './html.ts';

/**
 * The colours of the design system. A mail contains them, because mail programs do not support custom properties. Each element
 * also has them inline; this style sheet is for dark mode and narrow windows, in programs that support style sheets.
 */
export const COLOURS = {
  canvas: '#f7f2e9',
  surface: '#ffffff',
  ink: '#0c2b30',
  onInk: '#fcfaf6',
  soft: '#3b6067',
  border: '#e2d8c6',
  brand: '#09664c',
  tint: '#f0f8f4',
} as const;

export const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const TEXT = `${FONT};font-size:16px;line-height:1.55;color:${COLOURS.ink}`;
export const SOFT = `${FONT};font-size:14px;line-height:1.5;color:${COLOURS.soft}`;
export const TABLE = new Html(
  'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"',
);

export const STYLE_SHEET = `
@media (max-width: 480px) {
  .card { padding: 24px 20px !important; }
  .edge { padding-left: 20px !important; padding-right: 20px !important; }
  .fact { display: block !important; width: auto !important; padding-bottom: 0 !important; border-bottom: 0 !important; }
  .value { display: block !important; padding-top: 2px !important; padding-left: 0 !important; }
}
@media (prefers-color-scheme: dark) {
  .canvas { background: #071f23 !important; }
  .head { background: #133b41 !important; }
  .card { background: #0c2b30 !important; border-color: #1f4d54 !important; }
  .text { color: #fcfaf6 !important; }
  .soft { color: #cfdedd !important; }
  .rule { border-color: #1f4d54 !important; }
  .tint { background: #133b41 !important; border-color: #8fd0b8 !important; }
  .link { color: #8fd0b8 !important; }
}`;
