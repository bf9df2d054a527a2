/**
 * Stores the last button that was pressed in each shadow root before React has hydrated it. React does not see events
 * from before that.
 * @returns the buttons by their root
 */
export const noteEarlyPresses = (page: EventTarget): Map<Node, HTMLButtonElement> => {
  const pressed = new Map<Node, HTMLButtonElement>()
  page.addEventListener(
    'click',
    event => {
      const button = event.composedPath().find(it => it instanceof HTMLButtonElement)
      // A button of a popover opens it without a script.
      if (button !== undefined && button.popoverTargetElement === null) pressed.set(button.getRootNode(), button)
    },
    true
  )
  return pressed
}
