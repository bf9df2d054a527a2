import { Fragment, h } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { drawPreact } from '#kit/adapters/preact.ts'
import { createSubApp } from '#kit/index.ts'
import { heading, label, throwAt, throwInPromise } from './throw-at.ts'

const Page = () => {
  const [pressed, setPressed] = useState(false)
  throwAt('first draw')
  if (pressed) throwAt('later draw')
  useEffect(() => {
    if (pressed) throwAt('effect')
  }, [pressed])
  const onClick = () => {
    throwAt('event')
    void throwInPromise()
    setPressed(true)
  }
  return h(Fragment, null, h('h1', null, heading), h('button', { type: 'button', onClick }, label))
}

export const { bootstrap, mount, unmount } = createSubApp({ className: 'throwing-app', draw: drawPreact(Page) })
