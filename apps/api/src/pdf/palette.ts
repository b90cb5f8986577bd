/** The site's colours (packages/design-system/src/tokens/palette.css) that documents use. */
export const palette = {
  ink: '#071f23',
  text: '#0c2b30',
  soft: '#3b6067',
  line: '#e2d8c6',
  tint: '#f7f2e9',
  paper: '#ffffff',
  emerald: '#09664c',
  limestone: '#fcfaf6',
  terracotta: '#b4482a',
  motif: '#cbbda4',
} as const;
