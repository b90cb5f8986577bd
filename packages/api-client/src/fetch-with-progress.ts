type Sent = { method: string; headers: Headers; body: string | undefined; signal: AbortSignal };

/**
 * A `fetch` that tells which part of the body is sent, from 0 to 1: of the requests that a page can make, only an
 * XMLHttpRequest knows.
 */
export function fetchWithProgress(
  address: string,
  { method, headers, body, signal }: Sent,
  onProgress: (sent: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => resolve(toResponse(request)));
    request.addEventListener('error', () => reject(new TypeError('Failed to send')));
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const { status, responseText } = request;
  const headers = request
    .getAllResponseHeaders()
    .split('\r\n')
    .filter(Boolean)
    .map((line): [string, string] => {
      const end = line.indexOf(':');
      return [line.slice(0, end), line.slice(end + 1).trim()];
    });
  // A Response of 204 must have no body.
  return new Response(status === 204 ? null : responseText, { status, headers });
}
