/** Types and editor data of the elements, made from what `describe-elements.ts` read. */
import { liveAction } from '#contract/page/live.ts'
import type { ElementDescription, ElementEvent, Field } from './describe-elements.ts'

export const comment = (text: string, indent = ''): string =>
  `${indent}/** ${text.replaceAll('\n', `\n${indent} * `)} */`

const fieldLine = ({ name, type, description }: Field): string =>
  `${comment(description, '  ')}\n  ${name}: ${type} | undefined`

const interfaceOf = ({ className, description, fields, events }: ElementDescription): string => `${comment(description)}
export interface ${className} extends HTMLElement {
${fields.map(fieldLine).join('\n')}
${['addEventListener', 'removeEventListener'].map(method => `  ${method}<Type extends keyof ${className}Events>(type: Type, listener: (this: ${className}, event: ${className}Events[Type]) => unknown, options?: boolean | AddEventListenerOptions): void`).join('\n')}
}

export type ${className}Events = HTMLElementEventMap & {
${events.map(({ name, type, description: text }) => `${comment(text, '  ')}\n  '${name}': ${type}`).join('\n')}
}
`

/** Types that the elements' types refer to. Those that a page writes come whole from their own files. */
const shared = `export type Language = 'zh' | 'en' | 'ja' | 'ko' | 'th' | 'fr'

/** Somebody who is shown as signed in. */
export type Person = { name: string; tenant?: string }

/** An entry of the sidebar's menu; an address is a path of this origin or an http address. */
export type SidebarEntry = { name: string; address?: string; icon?: string; newTab?: boolean; entries?: readonly SidebarEntry[] }

/** A message; \`createTime\` in milliseconds since 1970, \`status\` 1 for unread and 2 for read. */
export type Message = { messageRecordId: number; title: string; content: string; url: string | null; createTime: number; status: 1 | 2 }

/** The kinds of news of the live channel. */
export type LiveAction = ${liveAction.options.map(it => `'${it}'`).join(' | ')}

export type MessageTab = 'unread' | 'read' | 'all'

/** What \`ask\` asks: \`yes\` and \`no\` are labels, \`act\` runs after a yes. */
export type Question = { heading: string; text: string; yes: string; no?: string; danger?: boolean; act?: () => Promise<unknown> }
`

/**
 * The classes of the elements and the types that pages write for them. Written as a module of its own: no type of the project is
 * needed beside it.
 */
export const elementTypes = (elements: readonly ElementDescription[], types: readonly string[]): string => `${shared}
${types.map(text => text.replace(/^import .*\n/gm, '').trim()).join('\n\n')}

${tagTypes(elements)}`

/** The functions of the elements' package. */
export const functionTypes = `
/** What a page can say later. */
export type PageSession = { refreshMessages: () => Promise<void>; refresh: () => Promise<void> }

/** Gives the elements a session out of four functions of the page. */
export declare const giveSession: (functions: PageAdapter) => Promise<PageSession>

/** Shows the elements in another language. */
export declare const changeLanguage: (language: Language) => Promise<void>

/** Asks in a dialog; true after a yes, when its \`act\` succeeded. */
export declare const ask: (question: Question) => Promise<boolean>
`

/** The classes of elements, and which tag is which. */
export const tagTypes = (elements: readonly ElementDescription[]): string => `${elements.map(interfaceOf).join('\n')}
declare global {
  interface HTMLElementTagNameMap {
${elements.map(({ tag, className }) => `    '${tag}': ${className}`).join('\n')}
  }
}
`

const fieldsOf = ({ className, fields }: ElementDescription): string =>
  fields.length === 0 ? 'unknown' : `Partial<Pick<${className}, ${fields.map(({ name }) => `'${name}'`).join(' | ')}>>`

const handlers = (events: readonly ElementEvent[], className: string): string =>
  `{ ${events.map(({ name }) => `'on${name}'?: (event: ${className}Events['${name}']) => void`).join('; ')} }`

const imports = (elements: readonly ElementDescription[], from: string): string =>
  `import type { ${elements.flatMap(({ className }) => [className, `${className}Events`]).join(', ')} } from '${from}'`

/** The module with the classes, as the elements' own build writes it. */
export const ownTypes = './portal-elements.js'

/** @param from the module that has the types of the classes; so in the two functions below */
export const jsxTypes = (
  elements: readonly ElementDescription[],
  from = ownTypes
): string => `import type { DetailedHTMLProps, HTMLAttributes } from 'react'
${imports(elements, from)}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements.map(it => `      '${it.tag}': DetailedHTMLProps<HTMLAttributes<${it.className}>, ${it.className}> & ${fieldsOf(it)} & ${handlers(it.events, it.className)}`).join('\n')}
    }
  }
}
`

const vueHandler = (name: string): string =>
  `on${name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}`

export const vueTypes = (
  elements: readonly ElementDescription[],
  from = ownTypes
): string => `import type { DefineComponent } from 'vue'
${imports(elements, from)}

declare module 'vue' {
  interface GlobalComponents {
${elements.map(it => `    '${it.tag}': DefineComponent<${fieldsOf(it)} & { ${it.events.map(({ name }) => `${vueHandler(name)}?: (event: ${it.className}Events['${name}']) => void`).join('; ')} }>`).join('\n')}
  }
}
`

export const svelteTypes = (
  elements: readonly ElementDescription[],
  from = ownTypes
): string => `import type { HTMLAttributes } from 'svelte/elements'
${imports(elements, from)}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${elements.map(it => `    '${it.tag}': HTMLAttributes<${it.className}> & ${fieldsOf(it)} & ${handlers(it.events, it.className)}`).join('\n')}
  }
}
`

/** Tags and attributes for VS Code and editors that read its format. */
export const editorData = (elements: readonly ElementDescription[]) => ({
  version: 1.1,
  tags: elements.map(({ tag, description, fields }) => ({
    name: tag,
    description,
    attributes: fields
      .filter(({ attribute }) => attribute !== undefined)
      .map(({ attribute, description: text, type }) => ({
        name: attribute,
        description: text,
        ...(type === 'boolean' ? { valueSet: 'v' } : {})
      }))
  }))
})
