/** What was asked of the page is drawn; a page in the background draws nothing, and does not wait for it. */
export const nextPaint = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 200)
  })
