import { Component } from '../../../../../../apps/marketing/src/routes/home.tsx';
import { PageIsland, type IslandProps } from './page-island.tsx';

export function Home({ answers }: IslandProps) {
  return <PageIsland path="/" Page={Component} answers={answers} />;
}
