import type { ReactNode } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';

/**
 * The open section of an area, or `waiting` while another section loads. A navigation within a section shows no
 * `waiting`.
 */
export function SectionOutlet({ waiting }: { waiting: ReactNode }) {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return next === undefined || next.pathname === pathname ? <Outlet /> : waiting;
}
