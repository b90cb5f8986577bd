import { Component } from '../../../../../../apps/ordering/src/routes/negative-certificate.tsx';
import { PageIsland, type IslandProps } from './page-island.tsx';

export function NegativeCertificate({ answers }: IslandProps) {
  return <PageIsland path="/negative-certificate" Page={Component} answers={answers} />;
}
