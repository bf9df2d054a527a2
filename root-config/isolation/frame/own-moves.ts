/**
 * Keeps applications from stopping the person on the way out. A listener of the Navigation API can prevent each change of
 * the address, and one that was added by functions of another window is never found. This listener is older than those of
 * all applications. What an application does within its own addresses is its own affair.
 * @param leaves whether somebody leaves the open application for this path
 */
export const keepMoves = (leaves: (pathname: string) => boolean): void =>
  globalThis.navigation?.addEventListener(
    'navigate',
    event => {
      const { destination, navigationType } = event
      if (navigationType === 'reload' || leaves(new URL(destination.url).pathname)) event.stopImmediatePropagation()
    },
    { capture: true }
  )
