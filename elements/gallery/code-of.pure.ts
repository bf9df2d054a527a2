import type { GalleryState } from './states.pure.ts'

export const frameworks = ['HTML', 'React', 'Vue', 'Svelte'] as const
export type Framework = (typeof frameworks)[number]

const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** How a template gives a property. Vue would write an attribute while the element is not loaded yet. */
const given: Record<Framework, (name: string) => string> = {
  HTML: () => '',
  React: name => ` ${name}={${name}}`,
  Vue: name => (kebab(name) === name ? ` :${name}.prop="${name}"` : ` :${kebab(name)}.camel.prop="${name}"`),
  Svelte: name => ` {${name}}`
}

const attributeText = ([key, value]: [string, string]): string => (value === '' ? ` ${key}` : ` ${key}="${value}"`)

/** A long list is cut, because it is only an example. A function is the page's own. */
const literal = (value: unknown): string =>
  typeof value === 'function'
    ? 'yourOwnFunction'
    : JSON.stringify(Array.isArray(value) ? value.slice(0, 2) : value, null, 2).replaceAll('\n', '\n  ')

/** A state as a framework's template has it, with the values of its properties. HTML sets them in a script. */
export const codeOf = (tag: string, state: GalleryState, framework: Framework): string => {
  const { attributes = {}, content = '' } = state
  const properties = { ...state.properties, ...(state.asked !== undefined && { ask: () => undefined }) }
  const children = framework === 'React' ? content.replaceAll(' class="', ' className="') : content
  const names = Object.keys(properties)
  const opened = `<${tag}${Object.entries(attributes).map(attributeText).join('')}${names.map(given[framework]).join('')}>`
  const element = `${opened}${children}</${tag}>`
  if (names.length === 0) return element
  const values = Object.entries(properties)
  if (framework === 'HTML') {
    const lines = values.map(([name, value]) => `  element.${name} = ${literal(value)}`)
    const found = `  const element = document.querySelector('${tag}')`
    return [element, '<script type="module">', found, ...lines, '</script>'].join('\n')
  }
  const lines = values.map(([name, value]) => `  const ${name} = ${literal(value)}`)
  const head = framework === 'Vue' ? '<script setup>' : '<script>'
  return framework === 'React'
    ? [...lines, '', element].join('\n')
    : [head, ...lines, '</script>', '', element].join('\n')
}
