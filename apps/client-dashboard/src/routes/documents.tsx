export { DocumentList as Component } from '../features/document-list/document-list.tsx';
