import { createEffect, createRenderEffect, createSignal } from 'solid-js'
import { drawSolid } from '#kit/adapters/solid.ts'
import { createSubApp } from '#kit/index.ts'
import { heading, label, throwAt, throwInPromise } from './throw-at.ts'

const Page = () => {
  const [pressed, setPressed] = createSignal(false)
  const title = document.createElement('h1')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.addEventListener('click', () => {
    throwAt('event')
    void throwInPromise()
    setPressed(true)
  })
  // As its compiler writes an expression between tags.
  createRenderEffect(() => {
    throwAt('first draw')
    if (pressed()) throwAt('later draw')
    title.textContent = heading
  })
  createEffect(() => {
    if (pressed()) throwAt('effect')
  })
  return [title, button]
}

export const { bootstrap, mount, unmount } = createSubApp({ className: 'throwing-app', draw: drawSolid(Page) })
