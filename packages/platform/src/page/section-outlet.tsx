import type { ReactNode } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';

/** The open section of an area; `waiting` in its place while another one is on its way. A move within a section waits for nothing. */
export function SectionOutlet({ waiting }: { waiting: ReactNode }) {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return next === undefined || next.pathname === pathname ? <Outlet /> : waiting;
}
