/*
 * An input method (中文, 日本語, 한국어) composes a word from several keys. Until the word is there, the field holds letters that
 * nobody means: they are not searched for, and the keys belong to the input method.
 */

let composingIn: Element | undefined
const waiting = new Set<() => void>()

/** A key of an input method. Safari ends the composition before the key that ended it, and gives that key this code. */
const keyOfInputMethod = 229

const isOfInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === keyOfInputMethod

/** Follows the fields of the page, in every framework and every shadow root. No other listener hears keys of an input method. */
export const followComposition = (page: Window): void => {
  const listen = { capture: true }
  page.addEventListener(
    'compositionstart',
    event => {
      const [field] = event.composedPath()
      composingIn = field instanceof Element ? field : undefined
    },
    listen
  )
  // A browser tells of the last letters before or after this event.
  page.addEventListener('compositionend', () => setTimeout(endComposition), listen)
  page.addEventListener('focusin', event => event.composedPath()[0] !== composingIn && endComposition(), listen)
  page.addEventListener('keydown', event => isOfInputMethod(event) && event.stopImmediatePropagation(), listen)
}

const endComposition = (): void => {
  composingIn = undefined
  const acts = [...waiting]
  waiting.clear()
  for (const act of acts) act()
}

/**
 * Acts now, or as soon as the word that is being composed is there.
 * @returns ends the waiting
 */
export const whenComposed = (act: () => void): (() => void) => {
  // A field that left the page tells of no end.
  if (composingIn?.isConnected !== true) {
    act()
    return () => undefined
  }
  waiting.add(act)
  return () => void waiting.delete(act)
}
