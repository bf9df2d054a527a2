import { drawSvelte } from '#kit/adapters/svelte.ts'
import { createSubApp } from '#kit/index.ts'
import Page from './page.svelte'

export const { bootstrap, mount, unmount } = createSubApp({ className: 'throwing-app', draw: drawSvelte(Page) })
