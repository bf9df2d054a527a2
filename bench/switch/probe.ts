/** One switch as the page saw it, in milliseconds. */
export type Switch = {
  /** From the click's handler to the content being in the document. */
  work: number
  /** From the click to the first task after the frame that shows the content. */
  painted: number
}

declare global {
  /** Awaits the heading of the application that is clicked next. */
  var awaitSwitch: ((title: string) => Promise<Switch>) | undefined
}

/** Runs in the page before any script of it; it can use nothing from outside itself. */
export const startSwitchProbe = (): void => {
  let clicked: { at: number; handled: number } | undefined
  addEventListener(
    'click',
    event => {
      clicked = { at: event.timeStamp, handled: performance.now() }
    },
    true
  )
  globalThis.awaitSwitch = title => {
    clicked = undefined
    return new Promise(resolve => {
      const look = (): void => {
        const heading = [...document.querySelectorAll('h1')].find(({ textContent }) => textContent === title)
        if (clicked === undefined || heading === undefined) return
        const { at, handled } = clicked
        const work = performance.now() - handled
        observer.disconnect()
        // With the frame that is about to be drawn: to ask earlier whether it is seen would lay the page out once more.
        const lookAtFrame = (): void => {
          if (!heading.checkVisibility()) return void requestAnimationFrame(lookAtFrame)
          const done = (): void => resolve({ work, painted: performance.now() - at })
          // Not behind the tasks that the page left for the time after the frame: nobody waits for them any more.
          void globalThis.scheduler.postTask(done, { priority: 'user-blocking' })
        }
        requestAnimationFrame(lookAtFrame)
      }
      const observer = new MutationObserver(look)
      observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
    })
  }
}
