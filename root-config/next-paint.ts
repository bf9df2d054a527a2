/** Resolves after the next paint. A page in the background draws nothing, so it resolves after 200 ms at the latest. */
export const nextPaint = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 200)
  })
