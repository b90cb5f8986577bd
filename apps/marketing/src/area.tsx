import { defineArea } from '@tassis/platform';
import { Link } from '@tassis/platform/router';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
function Home() { const [n, set] = useState(0); const q = useQueryClient(); return <main><h1>Home {n}</h1><button onClick={() => { set(n + 1); }}>+</button><Link to="/services">Services</Link>{String(q !== undefined)}</main>; }
export const area = defineArea({ id: 'marketing', routes: [{ path: '/', Component: Home }, { path: '/services', lazy: () => import('./services.tsx') }] });
