import { useEffect, useState } from 'react'
import { drawReact } from '#kit/adapters/react.ts'
import { createSubApp } from '#kit/index.ts'
import { heading, label, throwAt, throwInPromise } from './throw-at.ts'

export const Page = () => {
  const [pressed, setPressed] = useState(false)
  throwAt('first draw')
  if (pressed) throwAt('later draw')
  useEffect(() => {
    if (pressed) throwAt('effect')
  }, [pressed])
  const press = () => {
    throwAt('event')
    void throwInPromise()
    setPressed(true)
  }
  return (
    <>
      <h1>{heading}</h1>
      <button type="button" onClick={press}>
        {label}
      </button>
    </>
  )
}

export const { bootstrap, mount, unmount } = createSubApp({ className: 'throwing-app', draw: drawReact(Page) })
