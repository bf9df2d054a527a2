// Imports the portal's shared modules by their names, as any module of the browser does.
import { $language, $sharedState } from '@portal/session'
import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'

let root

export const bootstrap = async () => undefined

export const mount = async ({ domElement, state$ }) => {
  const same = state$ === $sharedState && $language.get() === state$.get().language
  const Counter = () => {
    const [count, setCount] = useState(0)
    return createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, `Counted ${count}`)
  }
  root = createRoot(domElement)
  root.render([
    createElement('h1', { key: 'title' }, same ? 'The same session' : 'Another session'),
    createElement(Counter, { key: 'counter' })
  ])
}

export const unmount = async () => root.unmount()
