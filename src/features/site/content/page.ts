/** What search engines and shared links are told of a page; the title is the browser tab's too. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
}
