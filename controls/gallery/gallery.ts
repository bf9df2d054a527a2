/** The page of the gallery that shows every control in its states, with code to copy. */
import { languageNames } from '#contract/languages.ts'
import { startControls } from '../index.ts'
import { loadTerms } from '../terms/load-terms.ts'
import { codeOf, frameworks } from './code-of.pure.ts'
import { type Sample, samples } from './samples.pure.ts'

const make = (name: string, text = '', attributes: Record<string, string> = {}): HTMLElement => {
  const element = document.createElement(name)
  element.textContent = text
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

const codeBlocks = (sample: Sample): HTMLElement => {
  const details = make('details')
  const blocks = frameworks.flatMap(framework => {
    const code = codeOf(sample, framework)
    const block = make('pre', '', { tabindex: '0', 'aria-label': framework })
    block.append(make('code', code))
    return [make('h4', framework), block, make('sl-copy-button', '', { value: code })]
  })
  details.append(make('summary', 'Code'), ...blocks)
  return details
}

const sectionOf = ([tag, states]: [string, readonly Sample[]]): HTMLElement => {
  const section = make('section', '', { id: tag })
  section.append(make('h2', `<${tag}>`))
  for (const state of states) {
    const place = make('div', '', { class: 'sample portal-page' })
    place.innerHTML = state.html
    section.append(make('h3', state.name), place, codeBlocks(state))
  }
  return section
}

const pick = <Value extends string>(
  label: string,
  values: Record<Value, string>,
  now: NoInfer<Value>,
  act: (value: Value) => void
): HTMLElement => {
  const select = make('select', '', { 'aria-label': label })
  const names = Object.entries<string>(values)
  select.append(
    ...names.map(([value, name]) => make('option', name, { value, ...(value === now ? { selected: '' } : {}) }))
  )
  select.addEventListener('change', ({ target }) => act((target as HTMLSelectElement).value as Value))
  return select
}

const theme = pick('Theme', { system: 'System', light: 'Light', dark: 'Dark' }, 'system', value => {
  document.documentElement.dataset.theme = value
})
const language = pick('Language', languageNames, 'en', value => {
  document.documentElement.lang = value
  void loadTerms(value)
})

document.querySelector('header')?.append(theme, language)
document.querySelector('main')?.append(...Object.entries(samples).map(sectionOf))
startControls()
