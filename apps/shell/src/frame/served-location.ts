import { createContext } from 'react';
import type { Location } from 'react-router';

/** The location at which the app took over a page that the server rendered; undefined where it drew the page itself. */
export const ServedLocationContext = createContext<Location | undefined>(undefined);
