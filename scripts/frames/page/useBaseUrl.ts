/** For Docusaurus's own: frames are drawn as on a site without a base URL. */
export default function useBaseUrl(url: string): string {
  return url;
}
