import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { components } from '../../controls/components.ts'
import type { ElementDescription, Manifest } from '../build/elements/describe-elements.ts'
import { jsxTypes, svelteTypes, tagTypes, vueTypes } from '../build/elements/element-types.ts'
import { readElements } from '../build/elements/write-element-data.ts'
import { root } from '../support/process.mjs'

type Member = NonNullable<Manifest['modules'][number]['declarations'][number]['members']>[number]

/** Shoelace's manifest marks members that are not for users, and gives accessors no type. */
type ShoelaceMember = Member & { privacy?: string; static?: boolean }

/** Types that mean the same without Shoelace: names of the language, texts, and unions of these. */
const selfContained = /^[\s|]*(?:(?:string|number|boolean|Date|undefined|null|'[^']*'|string\[\])[\s|]*)+$/

/**
 * The controls that pages may use (`controls/components.ts`), as Shoelace describes them. Only members that a template
 * writes count: attributes, and `value`, whose type stands at its attribute.
 */
const controlDescriptions = async (): Promise<ElementDescription[]> => {
  const file = join(root, 'node_modules/@shoelace-style/shoelace/dist/custom-elements.json')
  const { modules }: Manifest = JSON.parse(await readFile(file, 'utf8'))
  return modules
    .flatMap(({ declarations }) => declarations)
    .filter(({ tagName }) => tagName !== undefined && Object.hasOwn(components, tagName))
    .map(({ tagName = '', name, description = '', members = [], events = [] }) => ({
      tag: tagName,
      className: name,
      description,
      fields: fieldsOf(members),
      events: events.map(event => ({
        name: event.name,
        type: 'CustomEvent',
        description: event.description ?? ''
      })),
      parts: []
    }))
    .sort((one, other) => (one.tag < other.tag ? -1 : 1))
}

const fieldsOf = (members: readonly ShoelaceMember[]): ElementDescription['fields'] =>
  members.flatMap(member => {
    const { kind, name, privacy, description = '', attribute } = member
    // Every element has a title.
    const written = (attribute !== undefined && name !== 'title') || name === 'value'
    const ofAttribute = members.find(it => it.attribute === name)
    const type = (member.type ?? ofAttribute?.type)?.text.replaceAll(/\s+/g, ' ').replace(/^\| /, '') ?? ''
    if (kind !== 'field' || privacy !== undefined || member.static === true || !written || !selfContained.test(type))
      return []
    return [{ name, type, description, ...(attribute === undefined ? {} : { attribute }) }]
  })

type File = { name: string; text: string }

const filesOf = (name: string, tags: readonly ElementDescription[], types: string): File[] => {
  const from = `../${name}.js`
  return [
    { name: `${name}.d.ts`, text: types },
    { name: `${name}/react.d.ts`, text: jsxTypes(tags, from) },
    { name: `${name}/vue.d.ts`, text: vueTypes(tags, from) },
    { name: `${name}/svelte.d.ts`, text: svelteTypes(tags, from) }
  ]
}

/**
 * Types of the tags that a page of the portal has: the elements, and the controls without Shoelace.
 * @returns the text of each file by its name
 */
export const pageTagTypes = async (): Promise<File[]> => {
  const controls = await controlDescriptions()
  const { elements, types } = await readElements()
  return [...filesOf('controls', controls, tagTypes(controls)), ...filesOf('elements', elements, types)]
}
