/** The entry point of the shell: the lifecycles that single-spa calls. */
import React, { startTransition } from 'react'
import * as ReactDOMClient from 'react-dom/client'
import singleSpaReact from 'single-spa-react'
import { followRoute, tryPage } from './current-page.ts'
import { Broken } from './pieces/broken.tsx'
import { Shell } from './shell.tsx'
import { withTexts } from './with-texts.ts'

/** React renders a transition in steps of a few milliseconds, so that a slow machine answers a person in between. */
const createRoot: typeof ReactDOMClient.createRoot = (container, options) => {
  const root = ReactDOMClient.createRoot(container, options)
  return { render: node => startTransition(() => root.render(node)), unmount: () => root.unmount() }
}

const lifecycles = singleSpaReact({
  React,
  ReactDOMClient: { ...ReactDOMClient, createRoot },
  rootComponent: Shell,
  errorBoundary: (error: Error) => <Broken error={error} />
})

export { preparePage } from './current-page.ts'

/**
 * Draws the sign-in over a page of whichever application.
 * @param leave gives the page up
 * @returns a function that takes it away
 * @throws Error when its file or its texts can't be had
 */
export const drawSignIn = async (place: HTMLElement, leave: () => void): Promise<() => void> => {
  const { SignInOver } = await withTexts('session', import('./sign-in/sign-in-over.tsx'))
  const root = ReactDOMClient.createRoot(place)
  root.render(<SignInOver leave={leave} />)
  return () => root.unmount()
}

export const { bootstrap } = lifecycles

let leave: (() => void) | undefined

/** The page is loaded before React starts, so that the first render shows the page. */
const arrive = async (): Promise<void> => {
  await tryPage()
  leave = followRoute()
}

export const mount = [arrive, lifecycles.mount]

export const unmount = [
  async (): Promise<void> => {
    leave?.()
  },
  lifecycles.unmount
]
