/** @jsxImportSource solid-js */
import { $permissions, $translate } from '@portal/session'
import { type Component, For, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { useOwnRoute, useStore, useSubApp } from '#kit/adapters/solid.ts'
import { CleaningPage } from './cleaning/cleaning-page.tsx'
import { ExportPage } from './export/export-page.tsx'
import { FaultPage } from './faults/fault-page.tsx'
import { below, isOpen, type PageName, pageOf, pages } from './page-of.pure.ts'
import { useText } from './texts.ts'

const componentOf: Record<PageName, Component> = { cleaning: CleaningPage, faults: FaultPage, export: ExportPage }

/** Heading and page of the address. */
export const StatementApp = () => {
  const { basePath } = useSubApp()
  const text = useText()
  const route = useOwnRoute()
  const held = useStore($permissions)
  const portalText = useStore($translate)
  const open = () => pages.filter(it => isOpen(it, held()))
  const page = (): PageName | 'missing' | 'closed' => {
    const found = pageOf(route().pathname, basePath) ?? 'missing'
    return found === 'missing' || open().includes(found) ? found : 'closed'
  }
  const known = () => pages.find(it => it === page())
  const title = (name: ReturnType<typeof page>) =>
    name === 'closed' ? portalText()('unauthorized.page') : text()(`title.${name}`)
  const lead = (name: ReturnType<typeof page>) =>
    name === 'closed' ? portalText()('unauthorized.text') : text()(`lead.${name}`)
  return (
    // Another page has another heading, so it is a new one each time: the portal moves the focus there.
    <Show when={page()} keyed>
      {name => (
        <>
          <header class="page-header">
            <div>
              <h1 tabindex="-1">{title(name)}</h1>
              <p>{lead(name)}</p>
            </div>
          </header>
          <Show
            when={known()}
            fallback={
              <p class="actions">
                <For each={open()}>{it => <a href={basePath + below[it]}>{text()(`title.${it}`)}</a>}</For>
              </p>
            }
          >
            {it => <Dynamic component={componentOf[it()]} />}
          </Show>
        </>
      )}
    </Show>
  )
}
