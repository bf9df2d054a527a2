/**
 * Says how much of the window a phone's keyboard covers. The keyboard covers a part of the page and changes no size that
 * style sheets know. Dialogs stand in the rest (`--portal-seen-top`, `--portal-keyboard`).
 */
export const followScreenKeyboard = (): void => {
  const { visualViewport } = globalThis
  if (visualViewport === null || visualViewport === undefined) return
  const { style } = document.documentElement
  const set = (name: string, pixels: number): void => {
    if (pixels > 0) style.setProperty(name, `${pixels}px`)
    else style.removeProperty(name)
  }
  const measure = (): void => {
    const { height, offsetTop, scale } = visualViewport
    // A person who enlarges the page sees a part of it too. That is no keyboard.
    const isKeyboard = scale === 1 && innerHeight - height > keyboardMin
    set('--portal-seen-top', isKeyboard ? Math.round(offsetTop) : 0)
    set('--portal-keyboard', isKeyboard ? Math.round(Math.max(0, innerHeight - height - offsetTop)) : 0)
  }
  for (const event of ['resize', 'scroll']) visualViewport.addEventListener(event, measure)
}

/** No keyboard is lower. The bars of a browser that come and go are. */
const keyboardMin = 100
