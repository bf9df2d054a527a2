import { html } from 'lit'
import { pageHead } from '#kit/adapters/lit.ts'
import { materialViewOf } from './materials/view-of.ts'
import { packageViewOf } from './packages/view-of.ts'
import type { Page } from './page-of.pure.ts'
import { sceneViewOf } from './scenes/view-of.ts'
import type { Surroundings, View } from './view.ts'

/** The view of a page. Each section has views of its own. */
export const viewOf = (page: Page, surroundings: Surroundings): View => {
  switch (page.section) {
    case 'scenes':
      return sceneViewOf(page, surroundings)
    case 'packages':
      return packageViewOf(page, surroundings)
    case 'materials':
      return materialViewOf(page, surroundings)
    case 'missing':
      return {
        draw: ({ text }) => html`${pageHead({ title: text('missing.title'), lead: text('missing.text') })}`
      }
  }
}
