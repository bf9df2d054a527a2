import { html, LitElement, render } from 'lit'
import { createSubApp } from '#kit/index.ts'
import { heading, label, throwAt, throwInPromise } from './throw-at.ts'

/** Lit has effects in elements alone. */
class ThrowingEffect extends LitElement {
  override updated(): void {
    throwAt('effect')
  }
}

export const { bootstrap, mount, unmount } = createSubApp({
  className: 'throwing-app',
  draw: ({ host }) => {
    if (customElements.get('throwing-effect') === undefined) customElements.define('throwing-effect', ThrowingEffect)
    const draw = (pressed: boolean): void => {
      throwAt('first draw')
      if (pressed) throwAt('later draw')
      const effect = pressed ? html`<throwing-effect></throwing-effect>` : ''
      render(html`<h1>${heading}</h1><button type="button" @click=${press}>${label}</button>${effect}`, host)
    }
    const press = (): void => {
      throwAt('event')
      void throwInPromise()
      draw(true)
    }
    draw(false)
  }
})
