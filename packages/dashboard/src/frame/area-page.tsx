import { DashboardPage, type DashboardPageProps } from '@tassis/design-system';
import { PageTitle } from '@tassis/platform/router';
import { createContext, use } from 'react';
import { useSectionAddress } from './section-address.ts';

/** The title of the area around a page; DashboardFrame provides it. */
export const AreaTitle = createContext('');

/** Props of {@link AreaPage}. */
export type AreaPageProps = DashboardPageProps & { title: string };

/** A page of a signed-in area: its header, the document's title, and the children one below the other. */
export function AreaPage({ children, ...head }: AreaPageProps) {
  useSectionAddress(head.crumb === undefined);
  return (
    <DashboardPage {...head}>
      <PageTitle text={head.title} area={use(AreaTitle)} />
      {children}
    </DashboardPage>
  );
}
