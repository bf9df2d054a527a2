/**
 * Reads the elements' attributes, properties, events and parts out of their classes into the custom elements manifest.
 * All data for editors and type checkers is made from that manifest.
 */
import { readFile } from 'node:fs/promises'
import * as analyzer from '@custom-elements-manifest/analyzer'
import type Ts from 'typescript'
import { kebab } from '../../../elements/define/attributes.ts'

/** Parts that the analyzer's types leave out. Use its own TypeScript: another version's trees have other numbers. */
const { create, ts } = analyzer as unknown as {
  create: (options: { modules: Ts.SourceFile[]; plugins: object[]; context: { dev: boolean } }) => Manifest
  ts: typeof Ts
}

export type Field = { name: string; type: string; description: string; attribute?: string }
export type ElementEvent = { name: string; type: string; description: string }

/** One element, as its class and the comment above it say. */
export type ElementDescription = {
  tag: string
  className: string
  description: string
  fields: Field[]
  events: ElementEvent[]
  parts: { name: string; description: string }[]
}

type Typed = { name: string; type?: { text: string }; description?: string }
type Declaration = {
  name: string
  tagName?: string
  description?: string
  customElement?: boolean
  superclass?: unknown
  mixins?: unknown
  attributes?: (Typed & { fieldName?: string })[]
  members?: (Typed & { kind: string; attribute?: string })[]
  events?: Typed[]
  cssParts?: Typed[]
}
export type Manifest = { modules: { path: string; declarations: Declaration[] }[] }

/**
 * `class X extends portalElement(Component, { attributes, properties })`: the class is a custom element. The second
 * argument lists its attributes and properties. That list counts, and not the comment above the class.
 */
const readPortalElement = {
  name: 'portal-element',
  analyzePhase: ({ node, moduleDoc }: { node: Ts.Node; moduleDoc: { declarations: Declaration[] } }): void => {
    if (!ts.isClassDeclaration(node)) return
    const base = node.heritageClauses?.[0]?.types[0]?.expression
    if (base === undefined || !ts.isCallExpression(base) || base.expression.getText() !== 'portalElement') return
    const described = moduleDoc.declarations.find(it => it.name === node.name?.getText())
    if (described === undefined) return
    Object.assign(described, { customElement: true, superclass: { name: 'HTMLElement' }, mixins: undefined })
    const attributes = namesIn(base.arguments[1], 'attributes')
    const documented = described.members ?? []
    described.members = [...attributes, ...namesIn(base.arguments[1], 'properties')].map(name => {
      const { type = { text: undocumented }, description = '' } = documented.find(it => it.name === name) ?? {}
      return {
        kind: 'field',
        name,
        type,
        description,
        ...(attributes.includes(name) ? { attribute: kebab(name) } : {})
      }
    })
    described.attributes = (described.attributes ?? []).map(it => ({
      ...it,
      fieldName: attributes.find(name => kebab(name) === it.name) ?? it.name
    }))
  }
}

/** The type of a property of which the comment says none. `unknown` is a type that a comment may say. */
const undocumented = 'undocumented'

/** The names that a property of an object literal holds: as keys of an object, or as texts of a list. */
const namesIn = (options: Ts.Expression | undefined, key: string): string[] => {
  if (options === undefined || !ts.isObjectLiteralExpression(options)) return []
  const property = options.properties.find(it => it.name?.getText() === key)
  const value = property !== undefined && ts.isPropertyAssignment(property) ? property.initializer : undefined
  if (value === undefined) return []
  if (ts.isArrayLiteralExpression(value)) return value.elements.filter(ts.isStringLiteral).map(({ text }) => text)
  return ts.isObjectLiteralExpression(value) ? value.properties.map(it => it.name?.getText() ?? '') : []
}

/** @param files the elements' own files, as paths from the root of the project */
export const createManifest = async (files: readonly string[]): Promise<Manifest> => {
  const modules = await Promise.all(
    files.map(async file => ts.createSourceFile(file, await readFile(file, 'utf8'), ts.ScriptTarget.ES2022, true))
  )
  return create({ modules, plugins: [readPortalElement], context: { dev: false } })
}

/** @throws Error where an element says less than it has, which its users would find out one by one */
export const elementsOf = ({ modules }: Manifest): ElementDescription[] =>
  modules
    .flatMap(({ declarations }) => declarations)
    .filter(it => it.customElement)
    .map(
      ({ tagName, name: className, description = '', attributes = [], members = [], events = [], cssParts = [] }) => {
        if (tagName === undefined || description === '')
          throw new Error(`${className}: the comment has no @tag or no text.`)
        const fields = members
          .filter(({ kind }) => kind === 'field')
          .map(({ name, type, attribute, ...member }): Field => {
            const own = attributes.find(it => it.name === attribute)?.description
            const text = own ?? member.description ?? ''
            if (type === undefined || type.text === undocumented || text === '')
              throw new Error(
                `<${tagName}> ${name}: the comment above the class has no @prop or @attr with type and text.`
              )
            return { name, type: type.text, description: text, ...(attribute === undefined ? {} : { attribute }) }
          })
        return {
          tag: tagName,
          className,
          description,
          fields,
          events: events.map(it => ({
            name: it.name,
            type: it.type?.text ?? 'CustomEvent',
            description: it.description ?? ''
          })),
          parts: cssParts.map(it => ({ name: it.name, description: it.description ?? '' }))
        }
      }
    )
