declare module 'pdfjs-dist/build/pdf.worker.mjs' {
  /** Parses PDFs. */
  export const WorkerMessageHandler: { initializeFromPort: (port: MessagePort) => void };
}
