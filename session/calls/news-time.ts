import { adapter } from '../adapter.ts'

let toldAt = Number.NEGATIVE_INFINITY

/** Notes that the page was told of news just now: the questions that follow are patient. */
export const noteNews = (): void => {
  toldAt = adapter().now()
}

/** The milliseconds since the page was last told of news. */
export const sinceNews = (): number => adapter().now() - toldAt
