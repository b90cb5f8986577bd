import type { Preview } from '@storybook/react-vite';

/** The choices of the toolbar besides the width. */
export const choices: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Thème',
    toolbar: {
      icon: 'sun',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Clair', icon: 'sun' },
        { value: 'dark', title: 'Sombre', icon: 'moon' },
      ],
    },
  },
  locale: {
    description: 'Langue des écrans, et des libellés propres aux composants',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'fr', title: 'Français' },
        { value: 'en', title: 'English' },
      ],
    },
  },
  motion: {
    description: 'Mouvement',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Mouvement' },
        { value: 'reduced', title: 'Mouvement réduit' },
      ],
    },
  },
  frame: {
    description: 'Ce qui entoure un écran',
    toolbar: {
      icon: 'browser',
      dynamicTitle: true,
      items: [
        { value: 'site', title: 'Dans le cadre du site' },
        { value: 'none', title: 'Écran seul' },
      ],
    },
  },
};

const widths = [
  [320, 640, 'mobile', 'Petit téléphone'],
  [390, 844, 'mobile', 'Téléphone'],
  [768, 1024, 'tablet', 'Tablette'],
  [1280, 800, 'desktop', 'Ordinateur'],
  [1920, 1080, 'desktop', 'Grand écran'],
] as const;

/** The widths at which the site is checked: `w320` to `w1920`. */
export const viewports = Object.fromEntries(
  widths.map(([width, height, type, name]) => [
    `w${width}`,
    { name: `${name} · ${width} px`, type, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
