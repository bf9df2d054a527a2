/** The entry point of the store application's card on the dashboard: which stores have robots offline. */
import type { ExtensionProps } from '@portal/session'
import { storeList } from '#contract/calls/stores/stores.ts'
import * as limits from '#contract/limits.ts'
import { createTexts, textNow } from '#kit/index.ts'
import { drawStores } from './draw.ts'
import type en from './messages/en.json'

const textsIn = createTexts(import.meta.glob<typeof en>('./messages/*.json', { eager: true, import: 'default' }))

let draw = (): void => undefined
let stop = (): void => undefined

/** Nothing to prepare: the module contains everything. */
export const bootstrap = async (): Promise<void> => undefined

/**
 * Asks for the stores with the most robots, since the cloud can't order them by robots offline. A failure goes to the
 * portal, which shows it in the card with a retry.
 */
export const mount = async ({ domElement, api, links, texts$ }: ExtensionProps): Promise<void> => {
  const query = { size: limits.pageSizeMax, sort: '-robotCount' } as const
  const { list, total } = await api.request(storeList, { query }, { quiet: true })
  draw = () => {
    const served = texts$.get()
    const surroundings = { text: textNow(textsIn, served), links, language: served.language }
    domElement.replaceChildren(...drawStores(list, total, surroundings))
  }
  draw()
  stop = texts$.listen(draw)
}

/** Called after a change of the language, or of the pages that the person may open. */
export const update = async (): Promise<void> => draw()

export const unmount = async (): Promise<void> => {
  stop()
  draw = stop = () => undefined
}
