import { keyed } from 'lit/directives/keyed.js'
import { html, nothing, type TemplateResult } from 'lit/html.js'
import type { Loaded, SubAppProps } from 'robot-portal-kit'
import type { Robot } from 'robot-portal-kit/calls/robots'
import { portalList } from 'robot-portal-kit/lit'
import { factsOf, listOfRobots } from './robot-columns.ts'
import type { Text } from './texts.ts'

/** The values that the views need. */
export type Surroundings = { api: SubAppProps['api']; basePath: string; text: Text; language: string; load: () => void }

/** The list of robots. */
export const listView = ({ api, basePath, text }: Surroundings): TemplateResult =>
  html`${head(text('title'), text('lead'))}${portalList(listOfRobots(api, text, basePath))}`

/** One robot. */
export const robotView = (
  serial: string,
  loaded: Loaded<Robot | undefined>,
  surroundings: Surroundings
): TemplateResult => {
  const { basePath, text, language, load } = surroundings
  const back = { href: basePath, text: text('back') }
  if (loaded.state === 'loading') return html`<p role="status">${text('loading')}</p>`
  if (loaded.state === 'failed')
    return html`${head(serial, text('failed'), back)}
      <button type="button" class="button" @click=${load}>${text('retry')}</button>`
  if (loaded.value === undefined) return missingView(surroundings)
  const facts = factsOf(loaded.value, text, language).map(([title, value]) => html`<dt>${title}</dt><dd>${value}</dd>`)
  return html`${head(loaded.value.name, undefined, back)}<dl class="card facts">${facts}</dl>`
}

/** For addresses that lead to no page. */
export const missingView = ({ basePath, text }: Surroundings): TemplateResult =>
  head(text('missing.title'), text('missing.text'), { href: basePath, text: text('back') })

/** The head of a page. The portal moves the focus to a new heading, so each title has a heading of its own. */
const head = (title: string, lead?: string, back?: { href: string; text: string }): TemplateResult =>
  html`<header class="page-header">
    ${back === undefined ? nothing : html`<a class="back" href=${back.href}>${back.text}</a>`}
    <div>
      ${keyed(title, html`<h1 tabindex="-1">${title}</h1>`)}
      ${lead === undefined ? nothing : html`<p>${lead}</p>`}
    </div>
  </header>`
