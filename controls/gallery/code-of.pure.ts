import type { Sample } from './samples.pure.ts'

export const frameworks = ['HTML', 'React', 'Vue', 'Svelte'] as const

export type Framework = (typeof frameworks)[number]

/** How each framework listens to an event of a control. Vue and HTML leave out what JSX and Svelte need. */
const listener: Record<Framework, (event: string) => string> = {
  HTML: () => '',
  React: event => ` on${event}={show}`,
  Vue: event => ` @${event}="show"`,
  Svelte: event => ` on${event}={show}`
}

/** A sample as a framework's template has it. HTML listens in a script. */
export const codeOf = ({ html, event }: Sample, framework: Framework): string => {
  const written = framework === 'React' ? jsxOf(html) : html
  if (event === undefined) return written
  if (framework === 'HTML') {
    const tag = /^<([\w-]+)/.exec(html)?.[1]
    return `${html}\n<script type="module">\n  document.querySelector('${tag}').addEventListener('${event}', show)\n</script>`
  }
  return written.replace(/^<[\w-]+/, tag => tag + listener[framework](event))
}

/** JSX has other names for a few attributes, and no text as a style. */
const jsxOf = (html: string): string =>
  html
    .replaceAll(' class="', ' className="')
    .replace(/ style="([^"]*)"/g, (_, css: string) => ` style={{ ${css.split(';').map(styleOf).join(', ')} }}`)

const styleOf = (rule: string): string => {
  const [name = '', value = ''] = rule.split(':').map(it => it.trim())
  return `${name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}: '${value}'`
}
