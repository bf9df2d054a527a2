import { type ExtensionProps, numberFormat, type OwnTranslate } from '@portal/session'
import type { Store } from '#contract/calls/stores/stores.ts'
import type { Language } from '#contract/languages.ts'
import type en from './messages/en.json'
import { type StoreToSee, storesToSee } from './stores-to-see.pure.ts'

type Surroundings = { text: OwnTranslate<typeof en>; links: ExtensionProps['links']; language: Language }

const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<Omit<HTMLElementTagNameMap[Tag], 'style'>>,
  ...children: Node[]
): HTMLElementTagNameMap[Tag] => {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

const quiet = (textContent: string): HTMLElement => make('p', { className: 'quiet', textContent })

/** The stores of the card, or why there are none. The classes are those of the dashboard's own cards. */
export const drawStores = (stores: readonly Store[], total: number, surroundings: Surroundings): Node[] => {
  const { text } = surroundings
  const shown = storesToSee(stores)
  const rest = total > stores.length ? [quiet(text('someOnly', { count: stores.length }))] : []
  if (shown.length === 0)
    return [quiet(text(stores.some(({ robotCount }) => robotCount > 0) ? 'none' : 'noStores')), ...rest]
  const rows = shown.map(store => rowOf(store, surroundings))
  return [quiet(text('lead')), make('ul', { className: 'ranked' }, ...rows), ...rest]
}

const rowOf = ({ storeId, name, offline, robots }: StoreToSee, { text, links, language }: Surroundings): Node => {
  const share = offline / robots
  const bar = make('span', { className: 'bar' })
  bar.style.inlineSize = `${share * 100}%`
  const parts = [
    bar,
    make('span', { textContent: name }),
    make('span', { className: 'quiet', textContent: text('offline', { offline, robots }) }),
    make('span', { textContent: numberFormat(language, { style: 'percent' }).format(share) })
  ]
  const address = links.to('store.detail', { storeId })
  return make('li', {}, address === undefined ? make('span', {}, ...parts) : make('a', { href: address }, ...parts))
}
