/** What the process of the pages is told first: where to open them, and whose they are. */
export type Wanted = { url: string; tokens: string[]; stamp: string }

/** Begins a case, or ends the process. */
export type Order = 'begin' | 'end'

/** How a case went. Times in milliseconds from its beginning, in order: when a page had the news. */
export type Outcome = {
  times: number[]
  /** Questions that were asked, without their repeats. */
  calls: number
  /** Answers with 503. */
  refused: number
  /** Pages that would show an error. */
  failed: number
}
