/** The files that declare tokens, in the order of the layers; sizes beside them. */
export type TokenFile = 'palette' | 'semantic' | 'component' | 'scale';

/** A group of tokens that are shown together: those of a file whose name matches. */
export type TokenGroup = { title: string; file: TokenFile; pattern: RegExp };

/** Every token belongs to exactly one of these groups. */
export const tokenGroups = {
  ink: { title: 'Encre', file: 'palette', pattern: /^--ink-/ },
  emerald: { title: 'Émeraude', file: 'palette', pattern: /^--emerald-/ },
  limestone: { title: 'Calcaire', file: 'palette', pattern: /^--limestone-/ },
  terracotta: { title: 'Terre cuite', file: 'palette', pattern: /^--terracotta-/ },
  stateHues: { title: 'États', file: 'palette', pattern: /^--(?:blue|leaf|amber|red)-/ },

  surfaces: { title: 'Fonds', file: 'semantic', pattern: /^--color-(?:canvas|surface|overlay)/ },
  texts: { title: 'Textes', file: 'semantic', pattern: /^--color-(?:heading|text|on-ink)/ },
  borders: { title: 'Bords', file: 'semantic', pattern: /^--color-border/ },
  brand: { title: 'Marque', file: 'semantic', pattern: /^--color-(?:on-)?brand/ },
  accent: { title: 'Action principale', file: 'semantic', pattern: /^--color-(?:on-)?accent/ },
  links: { title: 'Liens et focus', file: 'semantic', pattern: /^--color-(?:link|focus)/ },
  states: {
    title: 'États',
    file: 'semantic',
    pattern: /^--color-(?:info|success|warning|critical)/,
  },
  motif: { title: 'Motif', file: 'semantic', pattern: /^--color-motif/ },

  controls: { title: 'Contrôles', file: 'component', pattern: /^--(?:control|toolbar)-/ },
  cards: { title: 'Cartes', file: 'component', pattern: /^--card-/ },
  focus: { title: 'Anneau de focus', file: 'component', pattern: /^--focus-/ },

  spaces: { title: 'Écarts', file: 'scale', pattern: /^--space-/ },
  widths: { title: 'Largeurs et cibles', file: 'scale', pattern: /^--(?:width|target|header)/ },
  fonts: { title: 'Polices', file: 'scale', pattern: /^--font-/ },
  displaySizes: { title: 'Titres', file: 'scale', pattern: /^--display-/ },
  textSizes: { title: 'Textes', file: 'scale', pattern: /^--text-/ },
  weights: { title: 'Graisses', file: 'scale', pattern: /^--weight-/ },
  leadings: { title: 'Interlignes', file: 'scale', pattern: /^--leading-/ },
  radii: { title: 'Rayons', file: 'scale', pattern: /^--radius-/ },
  shadows: { title: 'Ombres', file: 'scale', pattern: /^--shadow-/ },
  motion: { title: 'Durées et courbe', file: 'scale', pattern: /^--(?:motion|ease)/ },
} as const satisfies Record<string, TokenGroup>;

/** Finds a group by its name. */
export type TokenGroupName = keyof typeof tokenGroups;
