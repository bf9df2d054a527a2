/**
 * Enter that is held presses a button, or sends a form, again and again in every browser; here it does so once. Where a
 * text has lines it goes on making them.
 */
export const pressOnce = (): void =>
  addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Enter' || !event.repeat) return
      const [target] = event.composedPath()
      if (target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)) return
      event.preventDefault()
    },
    { capture: true }
  )
