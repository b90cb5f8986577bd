/**
 * Has the browser save the file behind a link of the API, as if it had been clicked. The link is a path from the root
 * of the API's host, wherever that is.
 */
export function openDownload(url: string, baseUrl: string): void {
  const link = document.createElement('a');
  link.href = new URL(url, new URL(baseUrl, location.href)).href;
  link.download = ''; // under the name that the answer gives; a link that ran out does not replace the page
  link.click();
}
