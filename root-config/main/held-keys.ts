/**
 * Browsers press a button or submit a form again and again while Enter is held. Here it happens once. In a multi-line
 * text field, held Enter still adds lines.
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
