// Taken before any application can change them.
const { dispatchEvent } = EventTarget.prototype
const { observe } = MutationObserver.prototype

const beat = 'portal-beat'

/**
 * Notices that the window lost its listeners. A document that is opened or written anew loses its nodes and each listener
 * of the page, those of the frame too. A sub-application can do that by the functions of another window, which the portal
 * does not watch (`../refused.ts`). Call this before the first code of others is loaded: then nothing can stop the event
 * that the portal sends to itself.
 * @param lost called each time that the loss is seen
 * @returns the function that looks
 */
export const noticeLoss = (lost: () => void): (() => void) => {
  let isHeard = false
  const hear = (): void => {
    isHeard = true
  }
  addEventListener(beat, hear, { capture: true })
  const look = (): void => {
    isHeard = false
    dispatchEvent.call(window, new Event(beat))
    if (!isHeard) lost()
  }
  // It loses its root element in the same step.
  observe.call(new MutationObserver(look), document, { childList: true })
  return look
}
