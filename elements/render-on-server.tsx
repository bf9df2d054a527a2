/**
 * The module with which a server renders header and sidebar: React renders the components of the browser into
 * declarative shadow roots, each with its styles. Everything that belongs to a person is handed down for that one
 * request.
 */
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { parse } from 'valibot'
import { user } from '#contract/calls/identity/sign-in.ts'
import type { FrameValues, OpenRenderer } from '#contract/page/rendered-frame.ts'
import { addedPrefixAt } from '#contract/page/sub-apps/sub-apps.ts'
import { frameKey, openTexts, prefixesIn, readMenu, rowsOf, storeValues } from '#session/on-server.ts'
import { wrapperClass } from './define/wrapper.ts'
import { Header } from './portal-header/portal-header.tsx'
import { headerStyles } from './portal-header/styles.ts'
import { Sidebar } from './portal-sidebar/portal-sidebar.tsx'
import { sidebarStyles } from './portal-sidebar/styles.ts'
import { RenderedValues } from './shared/rendered-values.ts'

/** A menu with more entries or levels is rendered by the browser alone: rendering keeps the server from everybody else. */
const renderedMenuEntries = 1_000
const renderedMenuDepth = 16

export const openRenderer: OpenRenderer = shipped => {
  const textsOf = openTexts(shipped)
  return request => {
    if (isTooLarge(request.menu)) return undefined
    const { portalName, token, offered, menu, texts: over, ...rest } = request
    const { translate, translateOr, used } = textsOf(request.language, over)
    // Clients of the older cloud read `perm`, which repeats all permissions.
    const person = { ...parse(user, request.user), perm: '' }
    const items = readMenu(menu, () => undefined)
    const values: FrameValues = { ...rest, key: frameKey(request), user: person, menu: rowsOf(items), texts: {} }
    const stores = storeValues({ values, items, token, offered, translate, translateOr })
    const render = (styles: readonly string[], node: ReactNode): string =>
      `<style>${styles.join('')}</style><div class="${wrapperClass}">` +
      `${renderToString(createElement(RenderedValues, { value: stores }, node))}</div>`
    const elements = {
      'portal-header': render(headerStyles, <Header portalName={portalName} />),
      'portal-sidebar': render(sidebarStyles, <Sidebar />)
    }
    return { values: { ...values, texts: used() }, elements, subApps: prefixesIn(items, addedPrefixAt) }
  }
}

/** Whether a menu has more entries, or lies deeper, than a server renders: it is never walked further than that. */
const isTooLarge = (menu: unknown): boolean => {
  let left = renderedMenuEntries
  const fits = (entries: unknown, depth: number): boolean => {
    if (!Array.isArray(entries)) return true
    left -= entries.length
    if (left < 0 || depth > renderedMenuDepth) return false
    return entries.every(entry => fits((entry as { children?: unknown } | null)?.children, depth + 1))
  }
  return !fits(menu, 1)
}
