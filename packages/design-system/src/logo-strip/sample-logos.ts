import { closedPath, starOutline, type Star } from '../zellige/zellige-geometry.ts';

const star = (points: number, step: number, changes: Partial<Star> = {}) =>
  closedPath(starOutline({ points, step, radius: 15, centre: [16, 16], rotation: 90, ...changes }));

/** Eight fictional companies, their marks cut from stars. */
export const sampleLogos = [
  { name: 'Atlas Agro', mark: star(6, 2) + star(6, 2, { radius: 6 }) },
  { name: 'Nord Textile', mark: star(4, 1) + star(4, 1, { radius: 8, rotation: 45 }) },
  { name: 'Riad Numérique', mark: star(8, 2) + star(8, 3, { radius: 9 }) },
  { name: 'Oasis Énergie', mark: star(12, 5) },
  { name: 'Safran & Fils', mark: star(8, 3) + star(8, 2, { radius: 5 }) },
  { name: 'Marina Logistique', mark: star(5, 2) + star(5, 2, { radius: 5, rotation: 270 }) },
  { name: 'Médina Santé', mark: star(4, 1, { rotation: 45 }) + star(4, 1, { radius: 10 }) },
  { name: 'Cèdre Bâtiment', mark: star(16, 5) + star(16, 6, { radius: 10 }) },
];
