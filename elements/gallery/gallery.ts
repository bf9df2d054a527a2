/**
 * The page of the gallery: every element in `custom-elements.json`, with its states and controls for its properties.
 */
import { codeOf, frameworks } from './code-of.pure.ts'
import { galleryStates } from './states.pure.ts'

type Described = { name: string; type?: { text: string }; description?: string; attribute?: string; kind?: string }
type Declaration = {
  tagName: string
  description: string
  attributes?: Described[]
  members?: Described[]
  events?: Described[]
  cssParts?: Described[]
}

const make = (name: string, text = '', attributes: Record<string, string> = {}): HTMLElement => {
  const element = document.createElement(name)
  element.textContent = text
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

const table = (title: string, heads: string[], rows: string[][]): Node[] => {
  if (rows.length === 0) return []
  const made = make('table')
  const row = (cells: string[], tag: string) => {
    const line = make('tr')
    line.append(...cells.map(cell => make(tag, cell)))
    return line
  }
  made.append(row(heads, 'th'), ...rows.map(cells => row(cells, 'td')))
  return [make('h3', title), made]
}

const copyButton = (code: string): HTMLElement => {
  const button = make('button', 'Copy', { type: 'button' })
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code)
    button.textContent = 'Copied'
  })
  return button
}

const codeBlock = (framework: string, code: string): HTMLElement[] => {
  const block = make('pre', '', { tabindex: '0', 'aria-label': framework })
  block.append(make('code', code))
  return [make('h4', framework), block, copyButton(code)]
}

const stateOf = (tag: string, index: number): Node[] => {
  const state = galleryStates[tag]?.[index]
  if (state === undefined) return []
  const frame = make('iframe', '', {
    title: `${tag}: ${state.name}`,
    src: `/gallery/state.html?element=${tag}&state=${index}`,
    loading: 'lazy',
    class: tag
  })
  if (state.width !== undefined) frame.style.inlineSize = `${state.width}px`
  const details = make('details')
  details.append(
    make('summary', 'Code'),
    ...frameworks.flatMap(framework => codeBlock(framework, codeOf(tag, state, framework)))
  )
  return [make('h3', state.name), frame, details]
}

const sectionOf = ({ tagName, description, members = [], events = [], cssParts = [] }: Declaration): HTMLElement => {
  const section = make('section', '', { id: tagName })
  const fields = members.filter(({ kind }) => kind === 'field')
  section.append(
    make('h2', `<${tagName}>`),
    make('p', description),
    ...(galleryStates[tagName] ?? []).flatMap((_, index) => stateOf(tagName, index)),
    ...table(
      'Attributes and properties',
      ['property', 'attribute', 'type', 'what it says'],
      fields.map(it => [it.name, it.attribute ?? '', it.type?.text ?? '', it.description ?? ''])
    ),
    ...table(
      'Events',
      ['event', 'type', 'when'],
      events.map(it => [it.name, it.type?.text ?? '', it.description ?? ''])
    ),
    ...table(
      'Parts',
      ['part', 'what it is'],
      cssParts.map(it => [it.name, it.description ?? ''])
    )
  )
  return section
}

const main = document.querySelector('main')
const heard = document.querySelector('output')

addEventListener('message', ({ origin, data }) => {
  if (origin !== location.origin || heard === null) return
  heard.textContent = `<${data.element}> ${data.type} ${JSON.stringify(data.detail ?? null)}`
})

const described = '/elements/custom-elements.json'
const { default: manifest } = await import(described, { with: { type: 'json' } })
const { modules }: { modules: { declarations: Declaration[] }[] } = manifest
main?.append(...modules.flatMap(({ declarations }) => declarations.filter(it => it.tagName)).map(sectionOf))
