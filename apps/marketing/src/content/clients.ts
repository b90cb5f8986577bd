/** Eight fictional companies and their marks, on a 32-unit square. */
export const clients = [
  { name: 'Atlas Agro', mark: 'M16 3 30 29H2zM16 13l-7 13h14z' },
  { name: 'Nord Textile', mark: 'M3 3h11v11H3zM18 3h11v11H18zM3 18h11v11H3zM18 18h11l-5.5 11z' },
  { name: 'Riad Numérique', mark: 'M4 29V15a12 12 0 0 1 24 0v14h-6V15a6 6 0 0 0-12 0v14z' },
  {
    name: 'Oasis Énergie',
    mark: 'M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28zm0 5a9 9 0 0 0 0 18z',
  },
  {
    name: 'Safran & Fils',
    mark: 'M16 2c5 5 5 9 0 14-5-5-5-9 0-14zM30 16c-5 5-9 5-14 0 5-5 9-5 14 0zM16 30c-5-5-5-9 0-14 5 5 5 9 0 14zM2 16c5-5 9-5 14 0-5 5-9 5-14 0z',
  },
  { name: 'Marina Logistique', mark: 'M2 10l14-7 14 7-14 7zM2 17l14 7 14-7v6l-14 7-14-7z' },
  {
    name: 'Médina Santé',
    mark: 'M12 3h8v9h9v8h-9v9h-8v-9H3v-8h9zM14 14v4h4v-4z',
  },
  { name: 'Cèdre Bâtiment', mark: 'M16 2 26 13h-5l7 9H18v8h-4v-8H4l7-9H6z' },
] as const;
