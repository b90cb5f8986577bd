export { insideFiles, limit, type InsideArea } from './inside-files.ts';
export { makeOutside } from './make-outside.ts';
export { readAreaWords, WrongWords, type NewArea } from './new-area.ts';
export { writeFiles } from './write-files.ts';
