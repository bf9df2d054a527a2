/** The door of the shell: the lifecycles that single-spa calls. */
import React from 'react'
import * as ReactDOMClient from 'react-dom/client'
import singleSpaReact from 'single-spa-react'
import { Broken } from './pieces/broken.tsx'
import { Shell } from './shell.tsx'

export const { bootstrap, mount, unmount } = singleSpaReact({
  React,
  ReactDOMClient,
  rootComponent: Shell,
  errorBoundary: (error: Error) => <Broken error={error} />
})
