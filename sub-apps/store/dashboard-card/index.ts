/** The entry point of the store application's card on the dashboard: which stores have robots offline. */
import { addMessages, type ExtensionProps } from '@portal/session'
import { storeList } from '#contract/calls/stores/stores.ts'
import * as limits from '#contract/limits.ts'
import { drawStores } from './draw.ts'
import en from './messages/en.json'
import fr from './messages/fr.json'
import ja from './messages/ja.json'
import ko from './messages/ko.json'
import th from './messages/th.json'
import zh from './messages/zh.json'

let draw = (): void => undefined

/** Nothing to prepare: the module contains everything. */
export const bootstrap = async (): Promise<void> => undefined

/**
 * Asks for the stores with the most robots, since the cloud can't order them by robots offline. A failure goes to the
 * portal, which shows it in the card with a retry.
 */
export const mount = async ({ domElement, api, links, state$ }: ExtensionProps): Promise<void> => {
  const text = addMessages('store-card', { en, zh, ja, ko, th, fr })
  const query = { size: limits.pageSizeMax, sort: '-robotCount' } as const
  const { list, total } = await api.request(storeList, { query }, { quiet: true })
  draw = () => domElement.replaceChildren(...drawStores(list, total, { text, links, language: state$.get().language }))
  draw()
}

/** Called after a change of the language, or of the pages that the person may open. */
export const update = async (): Promise<void> => draw()

export const unmount = async (): Promise<void> => {
  draw = () => undefined
}
