import { createContext } from 'react';
import type { Location } from 'react-router';

/** The location at which the app hydrated a server-rendered page; undefined where it rendered the page itself. */
export const ServedLocationContext = createContext<Location | undefined>(undefined);
