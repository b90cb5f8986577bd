import { Component } from '../../../../../../apps/marketing/src/routes/services.tsx';
import { PageIsland, type IslandProps } from './page-island.tsx';

export function Services({ answers }: IslandProps) {
  return <PageIsland path="/services" Page={Component} answers={answers} />;
}
