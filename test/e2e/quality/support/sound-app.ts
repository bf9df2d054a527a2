/** A small application that keeps every rule of the check. Tests put one fault into it. */
export const soundApp = `
import { robotList } from '#contract/calls/robots/robots.ts'
import { createSubApp } from './index.ts'

const titles = { en: 'Fleet', zh: '车队', ja: '一覧', ko: '목록', fr: 'Parc', th: 'กอง' }

const element = (tag, text, more = {}) => Object.assign(document.createElement(tag), { textContent: text }, more)

const draw = ({ host, domElement, basePath, api, unsaved, signal, state$, language$, route$, onUnmount }) => {
  const heading = element('h1', '')
  const place = element('div', '')
  const form = element('form', '')
  const label = element('label', 'Name ')
  label.append(element('input', '', { name: 'name', oninput: () => unsaved(true, 'page') }))
  form.append(label, element('button', 'Save', { type: 'submit' }))
  const load = async () => {
    place.replaceChildren(element('p', 'Loading', { role: 'status' }))
    try {
      const { list } = await api.request(robotList, { query: {} }, { signal })
      if (signal.aborted) return
      place.replaceChildren(element('p', list.length === 0 ? 'No robots yet' : list.length + ' robots'))
    } catch {
      place.replaceChildren(element('p', 'The robots could not be loaded.'), element('button', 'Again', { type: 'button', onclick: load }))
    }
  }
  host.append(heading, element('a', 'One robot', { href: basePath + '/7' }), place, form)
  const title = () => { heading.textContent = titles[language$.get()] }
  title()
  onUnmount(language$.listen(title))
  void load()
  /* mounted */
}

export const { bootstrap, mount, unmount } = createSubApp({ className: 'fleet-app', draw })
`

/** The application with another text in the place of one of its own, or with more at the end of its mount. */
export const withFault = (fault: { from: string; to: string } | { mounted: string }): string => {
  const [from, to] = 'from' in fault ? [fault.from, fault.to] : ['/* mounted */', fault.mounted]
  if (!soundApp.includes(from)) throw new Error(`The application has no ${from}.`)
  return soundApp.replace(from, () => to)
}
