/**
 * Notes the last button that was pressed in each shadow root before React could hear of it. React hears of no event that
 * came before it hydrated.
 * @returns the buttons by the root that they stand in
 */
export const noteEarlyPresses = (page: EventTarget): Map<Node, HTMLButtonElement> => {
  const pressed = new Map<Node, HTMLButtonElement>()
  page.addEventListener(
    'click',
    event => {
      const button = event.composedPath().find(it => it instanceof HTMLButtonElement)
      // A button of a popover needs no script to open it.
      if (button !== undefined && button.popoverTargetElement === null) pressed.set(button.getRootNode(), button)
    },
    true
  )
  return pressed
}
